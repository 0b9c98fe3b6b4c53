import { servedTable, type TablePart } from '../../../platform/postgrest/table.ts'
import { type SendingDeps, sendVoice } from '../voices/voices.ts'
import { sentAspiration } from './aspirations.contract.ts'

/** What programs read and write of aspirations. */
export const aspirationsTables = (house: SendingDeps): TablePart => ({
  aspirations: servedTable({
    view: 'rest_aspirations',
    columns: {
      id: 'int',
      created_at: 'moment',
      name: 'text',
      content: 'text',
      category: 'text',
      state: 'text',
      supports: 'int',
    },
    embeds: {
      aspiration_replies: {
        view: 'rest_aspiration_replies',
        columns: { id: 'int', created_at: 'moment', content: 'text' },
        key: 'voice_id',
        of: 'id',
        isMany: true,
      },
    },
    takes: sentAspiration,
    insert: (context, given) =>
      sendVoice(context, house, { kind: 'aspiration', source: 'program', ...given }),
  }),
})
