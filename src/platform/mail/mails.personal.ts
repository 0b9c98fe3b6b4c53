import { readJson } from '../../shared/json.ts'
import { statement } from '../db/statement.ts'
import type { PersonalPart } from '../personal-part.ts'

const held = statement(
  'mails.held',
  `select coalesce(json_agg(json_build_object('subject', l.subject, 'text', l.body_text,
      'createdAt', l.created_at, 'sentAt', l.sent_at) order by l.id desc), '[]') as held
    from mails l where l.recipient = :email?`,
)

const suppressed = statement(
  'suppressions.held',
  `select coalesce(json_agg(json_build_object('cause', s.cause, 'words', s.words, 'createdAt', s.created_at,
      'endsAt', s.ends_at)), '[]') as held
    from mail_suppressions s where s.address = lower(:email?)`,
)

const removed = statement(
  'suppressions.remove',
  'delete from mail_suppressions where address = lower(:address)',
)

/**
 * Mails. They go by `erase_traces`, which the audit log's part calls: the function clears both. With a person goes what
 * is noted of their address: nobody is left to write to.
 */
export const mailsPersonal: PersonalPart = {
  place: 50,
  tables: ['mails', 'mail_suppressions'],
  copy: async ({ tx, email }) => ({
    mails: readJson(await tx.json(held, { email })),
    mailSuppressions: readJson(await tx.json(suppressed, { email })),
  }),
  async erase({ tx, email }) {
    if (email !== null) await tx.rows(removed, { address: email })
  },
  async forget({ tx, address }) {
    await tx.rows(removed, { address })
  },
}
