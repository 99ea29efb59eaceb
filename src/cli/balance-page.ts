import type { AnyRuleset } from '../../systems/node.ts'
import type { Averages, Balance } from '../lab/index.ts'
import { thousands } from './output.ts'
import { type Picture, type Said, shareText, shown, table } from './page.ts'
import { COLOURS, type Plotter } from './plots.ts'

/** The page of a study: wins, length, losses, points, each with its plot, and how to play it again. */
export function balancePage(
  { scenario, options, players, games, results, draws, means, length, losses, points, digest }: Balance,
  ruleset: AnyRuleset,
  plotter: Plotter,
  { page, command, date }: Said,
): { readonly text: string; readonly pictures: readonly Picture[] } {
  const { seats } = ruleset
  const info = ruleset.scenarios().find(({ id }) => id === scenario)
  const title = info?.title ?? scenario
  const chosen = (info?.options ?? []).flatMap(({ name, default: usual }) =>
    options[name] === usual ? [] : [`\`${name}=${options[name]}\``],
  )
  const pictures: Picture[] = []
  const picture = (one: Picture): string => {
    pictures.push(one)
    return shown(page, one)
  }
  const accounts = (heading: string, said: string, name: string, one: Averages | undefined): string[] =>
    one === undefined || Object.values(one).every((amounts) => Object.keys(amounts).length === 0)
      ? []
      : [
          `## ${heading}`,
          said,
          picture(barsOf(plotter, name, `${title}: ${heading.toLowerCase()}`, seats, one)),
          amountsOf(seats, one),
        ]
  const parts = [
    `# Balance of ${title}`,
    `${thousands(games)} games of \`${players[0]}\` against itself in _${ruleset.title}_${date === undefined ? '' : `, played by ${date}`}${chosen.length > 0 ? `, with ${chosen.join(', ')}` : ''}. Shares come with the interval in which the true share lies with 95 % confidence (Wilson). What is fair between two computers need not be fair between two people.`,
    table(
      ['', 'games', 'share'],
      [
        ...seats.map((seat) => [
          `${named(seat)} wins`,
          thousands(results[seat]?.wins ?? 0),
          shareText(results[seat] as never),
        ]),
        ['drawn', thousands(draws.games), shareText(draws)],
      ],
    ),
    ...(length
      ? [
          '## Length',
          `A game lasts ${(means[length.measure] ?? 0).toFixed(1)} ${length.measure} on average.`,
          picture(lengthOf(plotter, title, seats, length)),
          table(
            [length.measure, 'games', ...seats.map((seat) => `${named(seat)} wins`)],
            length.games.map(({ value, games, wins }) => [
              String(value),
              thousands(games),
              ...seats.map((seat) => thousands(wins[seat] ?? 0)),
            ]),
          ),
        ]
      : []),
    ...accounts('Losses', 'What each side loses in a game, on average.', 'losses', losses),
    ...accounts('Points', 'Where what decides the game comes from, on average.', 'points', points),
    '## How it was found',
    'The command plays the same games again, on every machine and with any number of workers:',
    `\`\`\`\n${command}\n\`\`\``,
    `Digest of all final positions: \`${digest}\`.`,
  ]
  return { text: `${parts.join('\n\n')}\n`, pictures }
}

/** The name of a side, as it begins a sentence. */
const named = (seat: string): string => seat.charAt(0).toUpperCase() + seat.slice(1)

const WIDTH = 720
/** The height of a line in a legend. */
const LINE = 16

/** The number of games by length and winner. */
function lengthOf(
  { plot, draw }: Plotter,
  scenario: string,
  seats: readonly string[],
  { measure, games }: NonNullable<Balance['length']>,
): Picture {
  const bars = games.flatMap(({ value, games: all, wins }) => {
    const won = seats.map((seat) => wins[seat] ?? 0)
    const drawn = all - won.reduce((sum, games) => sum + games, 0)
    return [...won, drawn].map((games, k) => ({ value, games, colour: COLOURS[k] }))
  })
  const title = `${scenario}: games by how many ${measure} they lasted`
  const winners = [...seats.map((seat) => `${named(seat)} wins`), 'drawn']
  const svg = draw(title, {
    width: WIDTH,
    height: 280,
    marginTop: 20 + LINE * winners.length,
    marginBottom: 50,
    x: { label: measure, type: 'band' },
    y: { label: 'games', grid: true },
    marks: [
      plot.barY(bars, { x: 'value', y: 'games', fill: 'colour' }),
      plot.ruleY([0]),
      ...winners.map((winner, k) =>
        plot.text([`■ ${winner}`], {
          frameAnchor: 'top-right',
          textAnchor: 'end',
          dy: LINE * (k - winners.length),
          fill: COLOURS[k] as string,
        }),
      ),
    ],
  })
  return { name: 'length', title, svg }
}

/** A bar for each amount, the sides next to each other, largest first. */
function barsOf(
  { plot, draw }: Plotter,
  name: string,
  title: string,
  seats: readonly string[],
  averages: Averages,
): Picture {
  const bars = seats.flatMap((seat, k) =>
    Object.entries(averages[seat] ?? {})
      .sort(([, a], [, b]) => b - a)
      .map(([what, amount]) => ({ what: `${what} (${named(seat)})`, amount, colour: COLOURS[k] })),
  )
  const svg = draw(title, {
    width: WIDTH,
    height: 60 + 24 * bars.length,
    marginLeft: 20 + 7 * Math.max(...bars.map(({ what }) => what.length)),
    marginRight: 50,
    x: { label: 'on average', grid: true },
    y: { label: null, domain: bars.map(({ what }) => what) },
    marks: [
      plot.barX(bars, { y: 'what', x: 'amount', fill: 'colour' }),
      plot.text(bars, {
        y: 'what',
        x: 'amount',
        dx: 6,
        textAnchor: 'start',
        text: ({ amount }: { amount: number }) => amount.toFixed(2),
      }),
      plot.ruleX([0]),
    ],
  })
  return { name, title, svg }
}

/** The same as a table: a row for each kind of amount, a column for each side. */
function amountsOf(seats: readonly string[], averages: Averages): string {
  const names = [...new Set(seats.flatMap((seat) => Object.keys(averages[seat] ?? {})))]
  return table(
    ['', ...seats.map(named)],
    names.map((name) => [name, ...seats.map((seat) => averages[seat]?.[name]?.toFixed(2) ?? '')]),
  )
}
