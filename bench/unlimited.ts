/** Limits of a measured server: there all clients come from one address. */
export const UNLIMITED = {
  messages: 1e9,
  burst: 1e9,
  messagesPerAddress: 1e9,
  burstPerAddress: 1e9,
  unreadPerAddress: 1e9,
  unreadInAll: 1e9,
  work: 1e9,
  thought: 1e9,
  connectionsPerAddress: 1e9,
  connections: 1e9,
  visitorsPerAddress: 1e9,
  connecting: 1e9,
  matches: 1e9,
  requests: 1e9,
  joining: 120_000,
}
