import type { ServedPack } from '../../protocol/index.ts'

/** The designers' data that this page's server plays by; empty if it cannot be asked. */
export async function servedPacks(): Promise<readonly ServedPack[]> {
  try {
    const response = await fetch('/api/packs')
    if (!response.ok) return []
    return ((await response.json()) as { readonly packs: readonly ServedPack[] }).packs
  } catch {
    return []
  }
}
