import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { signingOf } from './signing.ts'
import { isDeadAddress, suppress, suppressedAmong } from './suppressions.ts'

export interface Mailer {
  /** sends what is due now, as it does by itself every few seconds */
  send(): Promise<void>
  close(): Promise<void>
}

interface MailerDeps {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DKIM_KEY_FILE' | 'DKIM_SELECTOR'>
  database: Database
  clock: Clock
  log: Log
}

const lookEvery = 5_000
const batch = 20
/** minutes until the next try after so many failures; then it stays with its error, for a person to see */
const patience = [1, 5, 30, 120, 720]

interface Waiting {
  tenant_id: number
  id: number
  recipient: string
  subject: string
  html: string
  body_text: string
  unsubscribe_url: string | null
  is_private: boolean
  tries: number
}

/**
 * Whether the mail server refuses this mail for good (RFC 5321, 4.2.1): 5xx said of the recipient or the content. A
 * 5xx to who we are (a wrong password, a sender it does not know) is ours to mend, and no fault of the mail.
 */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return Number(error.responseCode) >= 500 && /^(?:RCPT TO|DATA)$/.test(String(error.command))
}

/**
 * The button of mail programs that ends letters of this kind by one press (RFC 8058). The address is not folded: some
 * servers sign it in one line, and a reader's server would find the signature broken.
 */
const endingOf = ({ unsubscribe_url: url }: Waiting) =>
  url === null
    ? undefined
    : {
        'List-Unsubscribe': { prepared: true, value: `<${url}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

/** Sends what waits in the outbox, oldest first, on one node at a time each. Without SMTP_URL nothing is sent. */
export async function startMailer({ config, database, clock, log }: MailerDeps): Promise<Mailer> {
  if (config.SMTP_URL === undefined) return { send: async () => {}, close: async () => {} }
  const { createTransport } = await import('nodemailer')
  const dkim = signingOf(config)
  const transport = createTransport(config.SMTP_URL, { from: config.MAIL_FROM, ...(dkim ? { dkim } : {}) })
  let running: Promise<void> | undefined
  const send = () => {
    running ??= sendWaiting()
      .catch(error => log.warn({ err: error }, 'the outbox could not be emptied'))
      .finally(() => {
        running = undefined
      })
    return running
  }
  const timer = setInterval(() => void send(), lookEvery)
  timer.unref()

  async function sendWaiting(): Promise<void> {
    for (const mail of await claim()) {
      try {
        const { response } = await transport.sendMail({
          to: mail.recipient,
          subject: mail.subject,
          html: mail.html,
          text: mail.body_text,
          headers: { 'Auto-Submitted': 'auto-generated', ...endingOf(mail) },
        })
        await mark(mail, { sent_at: clock.now(), last_error: null, answered: response.slice(0, 300) })
      } catch (error) {
        const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
        log.warn({ err: error, mail: mail.id, tenant: mail.tenant_id }, 'a mail could not be sent')
        await mark(mail, { last_error: reason, ...(isForGood(error) ? { refused_at: clock.now() } : {}) })
        if (!mail.is_private && isDeadAddress(error))
          await database.withPlatform(tx => suppress(tx, mail, reason, clock.now()))
      }
    }
  }

  /** Takes a batch and says when it may be tried again, before the network is asked: no transaction waits for SMTP. */
  const claim = () =>
    database.withPlatform(async tx => {
      const now = clock.now()
      const rows: Waiting[] = await tx.db
        .selectFrom('mails')
        .select(['tenant_id', 'id', 'recipient', 'subject', 'html', 'body_text', 'unsubscribe_url'])
        .select(['is_private', 'tries'])
        .where('sent_at', 'is', null)
        .where('refused_at', 'is', null)
        .where('suppressed_at', 'is', null)
        .where('next_try_at', '<=', now)
        .where('tries', '<', patience.length)
        .orderBy('next_try_at')
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      const suppressed = await suppressedAmong(tx, rows, now)
      for (const mail of rows) {
        const { tenant_id, id, tries } = mail
        const next = new Date(now.getTime() + (patience[tries] ?? 1) * 60_000)
        await tx.db
          .updateTable('mails')
          .set(suppressed.has(mail) ? { suppressed_at: now } : { tries: tries + 1, next_try_at: next })
          .where('tenant_id', '=', tenant_id)
          .where('id', '=', id)
          .execute()
      }
      return rows.filter(mail => !suppressed.has(mail))
    })

  const mark = (
    mail: Waiting,
    change: { sent_at?: Date; refused_at?: Date; last_error: string | null; answered?: string },
  ) =>
    database.withPlatform(tx =>
      tx.db
        .updateTable('mails')
        .set(change)
        .where('tenant_id', '=', mail.tenant_id)
        .where('id', '=', mail.id)
        .execute(),
    )

  return {
    async send() {
      // what is on its way may have looked before the newest was there
      await running
      await send()
    },
    async close() {
      clearInterval(timer)
      await running
      transport.close()
    },
  }
}
