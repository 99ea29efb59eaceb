/**
 * The digest of the shipped data when the data at hand are a shorter copy: the client's build puts it here. Elsewhere
 * the data are complete, and their digest is computed when it is needed.
 */
export const digest: string | undefined = undefined
