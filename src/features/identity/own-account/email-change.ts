import { createHmac, randomInt } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { post } from '../../../platform/mail/mail.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { hashToken, isSame, isToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import {
  countTry,
  dropEmailChanges,
  type EmailChangeRow,
  findEmailChange,
  findOwn,
  findWaitingEmail,
  isTaken,
  keepEmailChange,
  moveEmail,
  spendEmailChange,
} from '../accounts/accounts.ts'
import { type By, noteChange, type Person } from '../factors/factors.ts'
import { codeTries, emailLifetimes } from './own-account.rules.ts'

interface Deps {
  database: Pick<Database, 'withAccounts'>
  secrets: Secrets
  clock: Clock
  origin: string
}

const wrongCode = 'Kode salah atau sudah tidak berlaku'
const goneLink = 'Tautan ini sudah dipakai atau tidak berlaku lagi. Minta ganti email sekali lagi.'

/** Another address for an account: the new one proves that it is read, the old one stays until then. */
export function createEmailChange({ database, secrets, clock, origin }: Deps) {
  const key = secrets.key('email-change-codes')
  const { withAccounts } = database
  const codeHashOf = (accountId: string, code: string) =>
    createHmac('sha256', key).update(`${accountId} ${code}`).digest('hex')

  /** The new address is the account's from now on; both are told. */
  async function move(
    tx: Tx,
    change: Pick<EmailChangeRow, 'accountId' | 'tokenHash' | 'email'>,
    by: By,
    now: Date,
  ): Promise<void> {
    const account = await findOwn(tx, change.accountId)
    if (!account || !(await spendEmailChange(tx, change.tokenHash, now))) throw notFound('Permintaan')
    if (!(await moveEmail(tx, account.id, change.email, now)))
      throw conflict('Alamat email itu sudah dipakai akun lain')
    await dropEmailChanges(tx, account.id, now)
    const { id, name, email } = account
    // to the address that is no longer theirs: whoever lost the account by this hears of it there
    const noted = { person: { id, name, email }, by, change: 'email.changed', at: now, origin } as const
    await noteChange(tx, noted)
  }

  return {
    /** An address that is somebody's gets another mail, and the page says the same: nobody learns who has an account. */
    async request(person: Person, email: string, by: By): Promise<void> {
      const now = clock.now()
      const token = randomToken()
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await withAccounts(async tx => {
        await noteChange(tx, { person, by, change: 'email.change_requested', at: now, origin })
        await keepEmailChange(tx, {
          tokenHash: hashToken(token),
          codeHash: codeHashOf(person.id, code),
          accountId: person.id,
          email,
          tenantId: by.sender.tenantId,
          now,
          expiresAt: new Date(now.getTime() + emailLifetimes.link),
        })
        const mail = { to: email, sender: by.sender, greeting: `Halo ${person.name},` }
        if (await isTaken(tx, email)) {
          await post(tx, {
            ...mail,
            greeting: 'Halo,',
            subject: `Alamat ini sudah punya akun - ${by.sender.name}`,
            reason: 'email_taken',
            paragraphs: [
              'Seseorang ingin memakai alamat email ini untuk akunnya, padahal alamat ini sudah punya akun. Tidak ada yang berubah.',
            ],
            note: 'Jika itu Anda, masuklah dengan akun yang memakai alamat ini. Jika bukan, abaikan email ini.',
          })
          return
        }
        await post(tx, {
          ...mail,
          subject: `Konfirmasi email baru Anda - ${by.sender.name}`,
          reason: 'change_email',
          paragraphs: [
            'Alamat ini akan menjadi email akun Anda. Konfirmasi dengan tombol ini, atau dengan kodenya:',
          ],
          code,
          action: { label: 'Konfirmasi email', url: `${origin}/akun/email/konfirmasi?token=${token}` },
          note: 'Kode berlaku 10 menit, tautan 60 menit. Jika Anda tidak memintanya, abaikan email ini.',
        })
      })
    },

    waiting: (tx: Tx, accountId: string) => findWaitingEmail(tx, accountId, clock.now()),

    /** The address a link would confirm; undefined when it is worth nothing (any more). */
    byLink: (token: string | undefined) =>
      isToken(token)
        ? withAccounts(tx => findEmailChange(tx, hashToken(token), clock.now()))
        : Promise.resolve(undefined),

    async confirmByLink(token: string | undefined, by: By): Promise<void> {
      const now = clock.now()
      await withAccounts(async tx => {
        const change = isToken(token) ? await findEmailChange(tx, hashToken(token), now) : undefined
        if (!change) throw conflict(goneLink)
        await move(tx, change, by, now)
      })
    },

    async confirmByCode(accountId: string, code: string, by: By): Promise<void> {
      const now = clock.now()
      const since = new Date(now.getTime() - emailLifetimes.code)
      // counted in a transaction of its own: a wrong one must stay counted
      const change = await withAccounts(async tx => {
        const found = await findWaitingEmail(tx, accountId, now)
        return found && countTry(tx, found.tokenHash, codeTries, since, now)
      })
      if (!change?.codeHash || !isSame(change.codeHash, codeHashOf(accountId, code)))
        throw invalidField('code', wrongCode, 'wrong_code')
      await withAccounts(tx => move(tx, change, by, now))
    },

    cancel: (accountId: string) => withAccounts(tx => dropEmailChanges(tx, accountId, clock.now())),
  }
}
