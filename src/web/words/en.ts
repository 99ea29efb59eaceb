/**
 * The words that are said everywhere, in English; those of each screen stand in a folder of their own here and come
 * with it. What the rules say is not here: their sentences are translated by their system.
 */
export default {
  app: {
    title: 'Grognard',
    skip: 'Skip to the content',
    home: 'Home',
    loading: 'One moment …',
    close: 'Close',
    cancel: 'Cancel',
    minutes: '{{ minutes }} min',
    rule: 'Rule {{ rule }}',
    rulebook: 'Rulebook',
    offline: 'No network. Games on this screen and against the computer go on.',
    update: 'A newer version is ready.',
    reload: 'Load it',
    copy: 'Copy the link',
    copied: 'Copied',
    notBegun: 'The game could not be begun: {{ why }}',
  },
  levels: { random: 'any legal move', drill: 'simple judgement' },
  speeds: { off: 'At once', '0.5': 'Slow', '1': 'Normal', '2': 'Fast', '4': 'Very fast' },
}
