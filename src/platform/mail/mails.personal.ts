import { readJson } from '../../shared/json.ts'
import { statement } from '../db/statement.ts'
import type { PersonalPart } from '../personal-part.ts'

const held = statement(
  'mails.held',
  `select coalesce(json_agg(json_build_object('subject', l.subject, 'text', l.body_text,
      'createdAt', l.created_at, 'sentAt', l.sent_at) order by l.id desc), '[]') as held
    from mails l where l.recipient = :email?`,
)

/** Mails. They go by `erase_traces`, which the audit log's part calls: the function clears both. */
export const mailsPersonal: PersonalPart = {
  place: 50,
  tables: ['mails'],
  copy: async ({ tx, email }) => ({ mails: readJson(await tx.json(held, { email })) }),
}
