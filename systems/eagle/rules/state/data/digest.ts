/**
 * The digest of the shipped data, if those at hand are a shorter copy: the client's build puts it here. Elsewhere the
 * data are complete, and are digested on demand.
 */
export const digest: string | undefined = undefined
