const SHELLS = ['Shell', 'ShellModifier', 'ShellRolled']

/** Is an event part of a shot, which is told beside the field? */
export const isShot = (event: string): boolean => SHELLS.includes(event)
