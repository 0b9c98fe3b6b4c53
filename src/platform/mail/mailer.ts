import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'

export interface Mailer {
  /** sends what is due now, as it does by itself every few seconds */
  send(): Promise<void>
  close(): Promise<void>
}

interface MailerDeps {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>
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

/** Sends what waits in the outbox, oldest first, on one node at a time each. Without SMTP_URL nothing is sent. */
export async function startMailer({ config, database, clock, log }: MailerDeps): Promise<Mailer> {
  if (config.SMTP_URL === undefined) return { send: async () => {}, close: async () => {} }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(config.SMTP_URL, { from: config.MAIL_FROM })
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
        await transport.sendMail({
          to: mail.recipient,
          subject: mail.subject,
          html: mail.html,
          text: mail.body_text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        await mark(mail, { sent_at: clock.now(), last_error: null })
      } catch (error) {
        const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
        log.warn({ err: error, mail: mail.id, tenant: mail.tenant_id }, 'a mail could not be sent')
        await mark(mail, { last_error: reason, ...(isForGood(error) ? { refused_at: clock.now() } : {}) })
      }
    }
  }

  /** Takes a batch and says when it may be tried again, before the network is asked: no transaction waits for SMTP. */
  const claim = () =>
    database.withPlatform(async tx => {
      const now = clock.now()
      const rows: Waiting[] = await tx.db
        .selectFrom('mails')
        .select(['tenant_id', 'id', 'recipient', 'subject', 'html', 'body_text', 'tries'])
        .where('sent_at', 'is', null)
        .where('refused_at', 'is', null)
        .where('next_try_at', '<=', now)
        .where('tries', '<', patience.length)
        .orderBy('next_try_at')
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const { tenant_id, id, tries } of rows) {
        const next = new Date(now.getTime() + (patience[tries] ?? 1) * 60_000)
        await tx.db
          .updateTable('mails')
          .set({ tries: tries + 1, next_try_at: next })
          .where('tenant_id', '=', tenant_id)
          .where('id', '=', id)
          .execute()
      }
      return rows
    })

  const mark = (mail: Waiting, change: { sent_at?: Date; refused_at?: Date; last_error: string | null }) =>
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
