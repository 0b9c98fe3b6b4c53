import { createHash } from 'node:crypto'
import { waitForTurn } from '../../../platform/db/turns.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { countHeld } from '../../../platform/mail/held-addresses.ts'
import { routes } from '../../../routes.ts'
import type { FieldError } from '../../../shared/envelope.ts'
import { conflict, invalid, invalidField, tooMany } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { notify } from '../notifications/notifications.ts'
import type { MailerAnswer, MailerNotification } from './letters.contract.ts'
import { callsAnHour, filled, messageKind } from './letters.rules.ts'
import * as store from './mailer-calls.store.ts'
import { findRow } from './mailings.store.ts'

const hour = 3_600_000

/**
 * A program tells members something, as each of them chose to be told. Nobody else: an address that is no member's is
 * refused, and then nobody is told anything. The same key again is answered the same, and told nobody twice.
 */
export async function notifyByProgram(
  context: CallContext,
  given: MailerNotification,
): Promise<MailerAnswer> {
  const { tx, tenant, clock } = context
  const { key, ...asked } = given
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  await waitForTurn(tx, 'mailerCalls', tenant.id)
  const before = key === undefined ? undefined : await store.findByKey(tx, key)
  if (before) {
    if (before.digest !== digest) throw conflict('Kunci ini sudah dipakai untuk pesan lain')
    return before.answer
  }
  const { subject, text } = await wordsOf(context, given)
  const members = await membersOf(context, given.to)
  await assertWithinHour(context, members.length)
  const answer: MailerAnswer = { accepted: 0, leftOut: 0, suppressed: 0 }
  for (const { id: member } of members) {
    const how = await notify(context, {
      to: member,
      kind: messageKind.kind,
      title: subject,
      words: text,
      link: given.link || routes.Pemberitahuan,
    })
    if (how === 'left_out') answer.leftOut++
    else answer.accepted++
  }
  const at = clock.now()
  answer.suppressed = await countHeld(
    tx,
    members.flatMap(({ email }) => email ?? []),
    at,
  )
  await store.insertCall(tx, { key: key ?? null, digest, recipients: members.length, answer, at })
  await record(context, {
    action: 'message.sent',
    object: { type: 'message', id: digest.slice(0, 12), name: subject },
    after: { recipients: members.length },
  })
  return answer
}

/** Of a mailing that serves as a template, or as they came; with the variables filled in. */
async function wordsOf({ tx }: CallContext, given: MailerNotification) {
  const template = given.template === undefined ? undefined : await findRow(tx, given.template)
  if (given.template !== undefined && !template) throw invalidField('template', 'Template tidak ditemukan')
  const subject = filled(template?.subject ?? given.subject ?? '', given.data)
  const text = filled(template?.words ?? given.text ?? '', given.data)
  const [missing] = [...subject.missing, ...text.missing]
  if (missing !== undefined) throw invalidField(`data.${missing}`, `Isi variabel {${missing}}`)
  if (subject.words.trim() === '') throw invalidField('subject', 'Wajib diisi')
  return { subject: subject.words, text: text.words }
}

interface Found {
  id: number
  email: string | null
}

/** Each once, whether by number or by address. */
async function membersOf({ tx }: CallContext, to: MailerNotification['to']): Promise<Found[]> {
  const ids = to.filter(one => typeof one === 'number')
  const addresses = to.filter(one => typeof one === 'string').map(one => one.toLowerCase())
  const rows = await store.findMembers(tx, ids, addresses)
  const errors: FieldError[] = []
  const found = new Map<number, Found>()
  for (const [index, one] of to.entries()) {
    const row = rows.find(({ id, email }) =>
      typeof one === 'number' ? id === one : email === one.toLowerCase(),
    )
    if (row) found.set(row.id, row)
    else errors.push({ field: `to.${index}`, code: 'not_a_member', message: 'Bukan anggota aktif situs ini' })
  }
  if (errors.length > 0) throw invalid(errors)
  return [...found.values()]
}

async function assertWithinHour({ tx, clock }: CallContext, more: number): Promise<void> {
  const now = clock.now().getTime()
  const lately = await store.countLately(tx, new Date(now - hour))
  if ((lately?.total ?? 0) + more <= callsAnHour) return
  const since = lately?.since?.getTime() ?? now
  throw tooMany(Math.max(60, Math.ceil((since + hour - now) / 1000)))
}
