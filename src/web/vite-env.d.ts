/// <reference types="vite/client" />

/** Made of the data of a system when the client is built: see `scripts/first-look.ts`. */
declare module 'virtual:first-look/*/cards' {
  export const cards: readonly {
    readonly id: string
    readonly title: string
    readonly intro: string
    readonly minutes: number
  }[]
}
