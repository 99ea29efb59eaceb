import { catalogue, type Messages } from '../../words/words.ts'

/** The words of the legend of any map. */
export const tSigns = catalogue(
  'signs',
  import.meta.glob<Messages>('../../../painting/words/en.ftl', { query: '?signs', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../../../painting/words/*.ftl', '!../../../painting/words/en.ftl'], {
    query: '?signs',
    import: 'default',
  }),
)
