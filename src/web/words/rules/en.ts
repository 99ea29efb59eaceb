/** The words around the rulebook, in English. */
export default {
  tables: 'Tables',
  contents: 'Contents',
  lead: 'Every rule of the game in our own words, as the table plays it, with where it comes from.',
  noRule: 'There is no rule {{ rule }} in this rulebook. Look for it by a word, or among the chapters.',
  noBook: 'There is no such rulebook',
  noBookText: 'The link may not be whole. These rulebooks are here:',
  new: 'New game',
  search: 'Search the rules',
  count: '{{ count }} {{ count|rule|rules }}',
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
