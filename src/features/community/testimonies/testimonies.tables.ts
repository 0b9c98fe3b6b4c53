import { servedTable, type TablePart } from '../../../platform/postgrest/table.ts'
import { type SendingDeps, sendVoice } from '../voices/voices.ts'
import { sentTestimony } from './testimonies.contract.ts'

/** What programs read and write of testimonies. */
export const testimoniesTables = (house: SendingDeps): TablePart => ({
  testimonies: servedTable({
    view: 'rest_testimonies',
    columns: {
      id: 'int',
      created_at: 'moment',
      name: 'text',
      role: 'text',
      content: 'text',
      rating: 'int',
    },
    takes: sentTestimony,
    insert: (context, given) => sendVoice(context, house, { kind: 'testimony', source: 'program', ...given }),
  }),
})
