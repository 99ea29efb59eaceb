/** Does work that Ctrl-C ends in good order; a second Ctrl-C ends the program at once. */
export async function interruptible<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const onInterrupt = () => {
    if (controller.signal.aborted) process.exit(130)
    controller.abort()
  }
  process.on('SIGINT', onInterrupt)
  process.on('SIGTERM', onInterrupt)
  try {
    return await work(controller.signal)
  } finally {
    process.off('SIGINT', onInterrupt)
    process.off('SIGTERM', onInterrupt)
  }
}
