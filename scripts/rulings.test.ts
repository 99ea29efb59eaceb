import { expect, test } from 'vitest'
import { filled } from './rulings.ts'

const PAGE = `# Rulings

By hand.

<!-- A: made from the data by npm run rulings -->
what was there
<!-- end -->

## More by hand
`
const ruling = { section: 'Rulings', provenance: 'adopted' }

test('a marked place gets the rulings of its letters, and the text around it stays', () => {
  const rulings = [
    { ...ruling, id: 'A1', title: 'Fractions', gist: 'Rounded up. Why: the only one printed is.' },
    { ...ruling, id: 'A2', title: 'Ties', gist: 'The defender wins.' },
    { ...ruling, id: 'B1', title: 'Elsewhere', gist: 'Not here.' },
    { ...ruling, section: 'Combat', id: 'A3', title: 'A rule', gist: 'No ruling.' },
  ]
  const readings = [{ id: 'A2', question: 'Who wins?', reason: 'He stands.', source: 'public for the first' }]
  expect(filled(PAGE, rulings, readings)).toBe(`# Rulings

By hand.

<!-- A: made from the data by npm run rulings -->

### A1. Fractions

Rounded up.

- Reason: the only one printed is.
- Provenance: adopted

### A2. Ties

_Who wins?_

The defender wins.

- Reason: He stands.
- Provenance: public for the first

<!-- end -->

## More by hand
`)
})
