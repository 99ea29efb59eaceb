/**
 * What a long task calls after each of its small steps. If it returns a promise, the task goes on when that is
 * fulfilled, and gives up if it is rejected.
 */
export type Pause = () => Promise<void> | undefined
