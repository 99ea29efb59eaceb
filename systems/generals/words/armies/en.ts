/** The words of the order of battle, in English. */
export default {
  type: 'Kind',
  fresh: 'Fresh',
  spent: 'Spent',
  routed: 'Routed',
  captured: 'Captured',
  destroyed: 'Destroyed',
  merged: 'Merged',
  start: 'Began with',
  note: 'Routed units lie on the field or in the routed box. Merged: given up so that another could rally.',
  signs: {
    title: 'What the signs mean',
    fresh: 'Can act on an order.',
    moved: 'Cavalry that has moved once and may act again.',
    counter: 'Counter-charges.',
    acted: 'Has acted: will be spent when the phase closes.',
    square: 'Infantry in square: hard for cavalry, easy for guns.',
    spent: 'Spent for this round: cannot act, fights with −1.',
    routed: 'Routed: runs to the routed box, or is taken where it lies.',
  },
}
