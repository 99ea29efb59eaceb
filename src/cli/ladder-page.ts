import type { AnyRuleset } from '../../systems/node.ts'
import type { Tournament } from '../lab/index.ts'
import { thousands } from './output.ts'
import { type Picture, type Said, shareText, shown, table } from './page.ts'
import type { Plotter } from './plots.ts'

/** Points of a rating, with the sign that a reader knows: −120. */
export const eloText = (points: number): string => {
  const whole = Math.round(points)
  return whole < 0 ? `−${-whole}` : String(whole)
}

/** The page of a tournament: ratings with their plot, pairs, and how to play it again. */
export function ladderPage(
  { players, zero, scenarios, swap, games, ratings, pairs, test, digest }: Tournament,
  ruleset: AnyRuleset,
  { plot, draw }: Plotter,
  { page, command, date }: Said,
): { readonly text: string; readonly pictures: readonly Picture[] } {
  const ranked = ratings.toSorted((a, b) => b.elo - a.elo)
  const picture: Picture = {
    name: 'ratings',
    title: `Ratings of ${ranked.map(({ player, elo }) => `${player} ${eloText(elo)}`).join(', ')}`,
    svg: '',
  }
  const points = ranked.map(({ player, elo, interval: [low, high] }) => ({ player, elo, low, high }))
  const svg = draw(picture.title, {
    width: 720,
    height: 60 + 28 * ranked.length,
    marginLeft: 30 + 7 * Math.max(...players.map((name) => name.length)),
    marginRight: 60,
    x: { label: 'Elo', grid: true, nice: true },
    y: { label: null, domain: ranked.map(({ player }) => player) },
    marks: [
      plot.ruleX([0], { strokeOpacity: 0.4 }),
      plot.ruleY(points, { y: 'player', x1: 'low', x2: 'high', strokeWidth: 3, strokeOpacity: 0.5 }),
      plot.dot(points, { y: 'player', x: 'elo', r: 5, fill: 'currentColor' }),
      plot.text(points, {
        y: 'player',
        x: 'high',
        dx: 10,
        textAnchor: 'start',
        text: ({ elo }: { elo: number }) => eloText(elo),
      }),
    ],
  })
  const title = (id: string) => ruleset.scenarios().find((info) => info.id === id)?.title ?? id
  const names = scenarios.map(({ id }) => title(id))
  const parts = [
    `# Ladder of ${ruleset.title}`,
    `${thousands(games)} games between computer players${date === undefined ? '' : `, played by ${date}`}: every pair in ${listed(names)}${swap ? ', changing sides every second game' : ''}. Ratings are those of Bradley and Terry on the Elo scale: 100 points more mean 64 % of the points, 200 mean 76 %, 400 mean 91 %. A draw is half a win. \`${zero}\` is rated 0 by definition.`,
    shown(page, picture),
    table(
      ['player', 'rating', '95 %', 'score', 'of games'],
      ranked.map(({ player, elo, interval, score }) => [
        `\`${player}\``,
        eloText(elo),
        player === zero ? '' : interval.map(eloText).join(' to '),
        shareText(score),
        thousands(score.games),
      ]),
    ),
    '## Pairs',
    'What the first of the two scored against the second.',
    table(
      ['pair', 'won', 'drawn', 'lost', 'score'],
      pairs.map(({ players: [first, second], score }) => [
        `\`${first}\` against \`${second}\``,
        ...[score.wins, score.draws, score.losses].map(thousands),
        shareText(score),
      ]),
    ),
    ...(scenarios.length > 1
      ? [
          'The same by scenario:',
          table(
            ['pair', ...names],
            pairs.map(({ players: [first, second], scenarios: each }) => [
              `\`${first}\` against \`${second}\``,
              ...each.map(({ score }) => shareText(score)),
            ]),
          ),
        ]
      : []),
    ...(test
      ? [
          '## Test',
          `\`${players[0]}\` is ${test.verdict ?? 'not yet known to be stronger'} by ${test.elo1} points rather than ${test.elo0}: the logarithm of the likelihood ratio is ${test.ratio.toFixed(2)}.`,
        ]
      : []),
    '## How it was found',
    `Intervals hold the truth with 95 % confidence: of ratings, 1.96 standard errors of the difference to \`${zero}\`, from the curvature of the likelihood at its top; of scores, Wilson's. Each pair counts one draw more than it played, so that a player who has lost every game can be rated.`,
    'The command plays the same games again, on every machine and with any number of workers:',
    `\`\`\`\n${command}\n\`\`\``,
    `Digest of all final positions: \`${digest}\`.`,
  ]
  return { text: `${parts.join('\n\n')}\n`, pictures: [{ ...picture, svg }] }
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
