/**
 * The digest of the data as shipped where those at hand are a shorter copy: the client's build puts it here. Elsewhere
 * the data are complete, and are digested when that is asked.
 */
export const digest: string | undefined = undefined
