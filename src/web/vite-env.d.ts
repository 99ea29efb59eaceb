/// <reference types="vite/client" />

/** Made of `data/eagle/` when the client is built: see `scripts/first-look.ts`. */
declare module 'virtual:first-look/eagle/cards' {
  export const cards: readonly { readonly id: string; readonly title: string; readonly intro: string; readonly minutes: number }[]
}
