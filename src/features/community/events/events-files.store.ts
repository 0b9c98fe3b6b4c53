import { statement } from '../../../platform/db/statement.ts'
import { heldFilesSql } from '../../../platform/files/held-files.ts'
import type { FileHolder } from '../../core/media/media.ts'

const eventRows = statement(
  'events.held.event',
  heldFilesSql({ table: 'events', id: 't.id', label: 't.title' }),
)
const eventProgramRows = statement(
  'events.held.event_program',
  heldFilesSql({ table: 'event_programs', id: 't.id', label: 't.title' }),
)
const speakerRows = statement(
  'events.held.speaker',
  heldFilesSql({ table: 'event_speakers', id: 't.id', label: 't.name' }),
)

/** What its things show of the site's files. */
export const eventsFiles: readonly FileHolder[] = [
  { kind: 'event', words: 'Acara', list: (tx, key) => tx.rows(eventRows, { key }) },
  { kind: 'event_program', words: 'Program acara', list: (tx, key) => tx.rows(eventProgramRows, { key }) },
  { kind: 'speaker', words: 'Pembicara', list: (tx, key) => tx.rows(speakerRows, { key }) },
]
