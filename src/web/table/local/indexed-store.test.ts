import 'fake-indexeddb/auto'
import { test } from 'vitest'
import { storeContract } from '../../../host/store-contract.ts'
import { indexedStore } from './indexed-store.ts'

let folders = 0

/** Every example has its own database, and may open it more than once. */
const database = () => {
  const name = `contract ${folders++}`
  return () => indexedStore(name)
}

test.each(storeContract)('IndexedDB: $says', ({ holds }) => holds(database()))
