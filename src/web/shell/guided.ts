const GUIDED = 'grognard.guided'

/** Which game of this browser is guided: one at a time. */
export const startGuide = (id: string): void => localStorage.setItem(GUIDED, id)
/** Is this the guided game? */
export const isGuided = (id: string): boolean => localStorage.getItem(GUIDED) === id
export const stopGuide = (): void => localStorage.removeItem(GUIDED)
