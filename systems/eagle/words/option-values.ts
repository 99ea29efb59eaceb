/** The values of the options in readable form: by the option's name and the short name of the value. */
export const optionValues = (): Readonly<Record<string, string>> => ({
  'attackQuota cap': 'a limit',
  'attackQuota minimum': 'a duty',
  'attackQuota none': 'neither',
  'chargeFlank product': 'the factors multiply',
  'chargeFlank highest': 'the higher factor counts',
  'artilleryArc front': 'into its front field',
  'artilleryArc all': 'all round',
  'singleCounter disorganized': 'when it is disorganized',
  'singleCounter routed': 'when it is routed or eliminated',
  'thirstTargets all': 'always',
  'thirstTargets adjacent': 'when the enemy is adjacent',
  'thirstTargets none': 'never',
  'exitCredit dupont': "Dupont's",
  'exitCredit all': 'all of them',
})
