import { catalogue, type Messages } from './words.ts'

/** The interface's words: `t('home.new')`, in the current language. */
export const t = catalogue(
  'shell',
  import.meta.glob<Messages>('./en.ftl', { query: '?shell', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['./*.ftl', '!./en.ftl'], { query: '?shell', import: 'default' }),
)
