/**
 * What a long task calls after each of its small steps. Where it gives a promise, the task goes on when that is
 * fulfilled, and gives up where it is rejected.
 */
export type Pause = () => Promise<void> | undefined
