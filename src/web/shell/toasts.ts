import { createSignal } from 'solid-js'
import type { Refusal } from '../../kernel/index.ts'

/** Short temporary messages: refusals with their rule, and news. */
interface Toast {
  readonly id: number
  readonly text: string
  readonly rule?: string
  readonly tone: 'refusal' | 'news'
}

const STAYS = 9_000
const MOST = 3
let next = 1

const [toasts, setToasts] = createSignal<readonly Toast[]>([])

export { toasts }

/** Messages for one player are not for the next at the same screen. */
export const dismissAll = (): void => void setToasts([])

export const dismiss = (id: number): void => void setToasts((all) => all.filter((toast) => toast.id !== id))

function add(toast: Omit<Toast, 'id'>): void {
  const id = next++
  setToasts((all) => [...all.filter(({ text }) => text !== toast.text), { ...toast, id }].slice(-MOST))
  setTimeout(() => dismiss(id), STAYS)
}

/** Says why something is not possible. `text` is the reason in the player's language. */
export const refuse = ({ rule }: Refusal, text: string): void => add({ text, rule, tone: 'refusal' })
export const tell = (text: string): void => add({ text, tone: 'news' })
