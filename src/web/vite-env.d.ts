/// <reference types="vite/client" />

/** The cards of a system, made of its rules when the client is built: see `scripts/first-looks.ts`. */
declare module 'virtual:first-look/*/cards' {
  export const cards: readonly {
    readonly id: string
    readonly title: string
    readonly intro: string
    readonly minutes: number
  }[]
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
