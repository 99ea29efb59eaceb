import { test } from 'vitest'
import { type KeptMatch, memoryStore } from './memory-store.ts'
import { storeContract } from './store-contract.ts'

test.each(storeContract)('in memory: $says', ({ holds }) => {
  const kept = new Map<string, KeptMatch>()
  return holds(() => memoryStore(kept))
})
