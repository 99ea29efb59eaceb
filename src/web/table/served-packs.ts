import type { ServedPack } from '../../protocol/index.ts'

/** What this page's server plays by a designer's data; nothing where it cannot be asked. */
export async function servedPacks(): Promise<readonly ServedPack[]> {
  try {
    const response = await fetch('/api/packs')
    if (!response.ok) return []
    return ((await response.json()) as { readonly packs: readonly ServedPack[] }).packs
  } catch {
    return []
  }
}
