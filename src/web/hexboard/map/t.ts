import { catalogue, type Messages } from '../../words/words.ts'

/** What the legend of any map says. */
export const tSigns = catalogue(
  'signs',
  import.meta.glob<Messages>('../../../painting/words/en.ftl', { query: '?signs', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../../../painting/words/*.ftl', '!../../../painting/words/en.ftl'], {
    query: '?signs',
    import: 'default',
  }),
)
