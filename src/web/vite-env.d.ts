/// <reference types="vite/client" />

/** Made of `data/eagle/` when the client is built: see `scripts/first-look.ts`. */
declare module 'virtual:first-look/eagle/cards' {
  export const cards: readonly { readonly id: string; readonly title: string; readonly intro: string; readonly minutes: number }[]
}
declare module 'virtual:first-look/eagle/picture' {
  export const ground: Readonly<
    Record<'hills' | 'hills2' | 'hills3' | 'woods' | 'town' | 'rivers' | 'streams' | 'roads' | 'highways', string>
  >
  export const scenes: Readonly<Record<string, { readonly box: string; readonly sides: readonly string[] }>>
}
