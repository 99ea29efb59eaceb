/** The letters of maps. */

export const SERIF = "'EB Garamond Variable', 'EB Garamond', Georgia, serif"
export const SANS = "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif"
