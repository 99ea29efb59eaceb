import type { DatabaseSync } from 'node:sqlite'
import { UserError } from '../kernel/refusal.ts'

/**
 * The tables, as a list of steps that each lead from one version to the next. A published step is never changed: a new
 * feature is a new step, and a folder of an older server is brought up to date when it is opened. Accounts will be a
 * step with a table of their own, and a column in `seats` that names an account.
 */
const STEPS: readonly string[] = [
  `
  CREATE TABLE matches (
    number  INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    secret  TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE seats (
    match    INTEGER NOT NULL REFERENCES matches (number),
    place    INTEGER NOT NULL,
    seat     TEXT NOT NULL,
    kind     TEXT NOT NULL,
    name     TEXT NOT NULL,
    player   TEXT,
    key_hash TEXT,
    PRIMARY KEY (match, place)
  ) STRICT, WITHOUT ROWID;
  -- The request that brought a line stands with it: one page is written for an action, not two.
  CREATE TABLE lines (
    match  INTEGER NOT NULL REFERENCES matches (number),
    line   INTEGER NOT NULL,
    text   TEXT NOT NULL,
    seat   TEXT,
    id     TEXT,
    played INTEGER,
    PRIMARY KEY (match, line)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE chat (
    match INTEGER NOT NULL REFERENCES matches (number),
    place INTEGER NOT NULL,
    line  TEXT NOT NULL,
    PRIMARY KEY (match, place)
  ) STRICT, WITHOUT ROWID;
  `,
  // The players who share a seat, as JSON.
  'ALTER TABLE seats ADD COLUMN team TEXT',
  // Invitations, and the owner's key that makes another.
  'ALTER TABLE seats ADD COLUMN invitation_hash TEXT; ALTER TABLE matches ADD COLUMN owner_hash TEXT',
  // Requests with what they asked for and their answers. A request that brought a line of the record is still stored
  // with it (`seat` holds the place), others in their own table; `asked` counts the requests of a match.
  `
  ALTER TABLE lines ADD COLUMN asked INTEGER;
  ALTER TABLE lines ADD COLUMN digest INTEGER;
  ALTER TABLE lines ADD COLUMN refused TEXT;
  CREATE TABLE requests (
    match   INTEGER NOT NULL REFERENCES matches (number),
    place   TEXT NOT NULL,
    asked   INTEGER NOT NULL,
    id      TEXT NOT NULL,
    digest  INTEGER,
    played  INTEGER,
    refused TEXT,
    PRIMARY KEY (match, place, asked)
  ) STRICT, WITHOUT ROWID;
  `,
  // Milliseconds that the person of a seat has been away.
  'ALTER TABLE seats ADD COLUMN absent INTEGER',
]

/** Creates the tables, or brings them up to date. Throws a UserError if a later Grognard has kept matches here. */
export function migrate(database: DatabaseSync, now: () => number): void {
  database.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied INTEGER NOT NULL) STRICT')
  const { version } = database.prepare('SELECT coalesce(max(version), 0) AS version FROM migrations').get() as {
    version: number
  }
  if (version > STEPS.length)
    throw new UserError(
      `the matches are in format ${version}, but this version of grognard knows only up to ${STEPS.length}: run the version that stored them, or a later one`,
    )
  for (const [k, step] of STEPS.entries()) {
    if (k < version) continue
    database.exec('BEGIN IMMEDIATE')
    database.exec(step)
    database.prepare('INSERT INTO migrations (version, applied) VALUES (?, ?)').run(k + 1, now())
    database.exec('COMMIT')
  }
}
