import { advice } from './advice.ts'
import { changes } from './changes.ts'
import type { Handlers } from './handling.ts'
import { questions } from './questions.ts'

/** What a host does for a client that has joined a match: one function for each request of the protocol. */
export const handlers: Handlers = { ...changes, ...questions, ...advice }
