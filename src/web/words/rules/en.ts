/** The words around the rulebook, in English. */
export default {
  search: 'Search the rules',
  count: '{{ count }} rules',
  nothing: 'No rule says that.',
  running: 'Now: {{ phase }}',
  left: 'The table does not enforce it: {{ why }}',
  source: {
    seed: 'from the rulebook',
    public: "after the publisher's pages",
    historical: 'history',
    reconstructed: 'follows from several rules',
    adopted: 'our own reading',
  },
}
