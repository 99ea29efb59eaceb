/// <reference types="vite/client" />

/** The cards of a system, made from its rules when the client is built: see `scripts/first-looks.ts`. */
declare module 'virtual:first-look/*/cards' {
  export const cards: readonly {
    readonly id: string
    readonly title: string
    readonly intro: string
    readonly minutes: number
  }[]
}

/** Loads what in the shipped data of a system is not from the source, by its id: see `scripts/origins.ts`. */
declare module 'virtual:origins' {
  export const shipped: Readonly<Record<string, () => Promise<import('../match/provenance.ts').Origins>>>
}

/** The cards of all systems. */
declare module 'virtual:first-look' {
  export const cards: Readonly<
    Record<
      string,
      readonly { readonly id: string; readonly title: string; readonly intro: string; readonly minutes: number }[]
    >
  >
}
