import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../../platform/db/transaction.ts'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { grouped, pendingSeconds, totpCodeOf } from './factors.rules.ts'
import { confirmTotp, findTotp, keepPending, spendStep } from './factors.store.ts'

const period = 30

/** An authenticator app that is being set up. */
export interface PendingTotp {
  /** an SVG drawing of the address below */
  qrSvg: string
  /** the secret in groups of four, for typing */
  secret: string
  /** otpauth://… for an app on the same device */
  address: string
}

export interface Totp {
  /** the secret to set up: the one shown before, for an hour, or a new one; undefined when an app is confirmed already */
  pending(tx: Tx, account: { id: string; email: string }, now: Date): Promise<PendingTotp | undefined>
  /** the first code of the app: from now on it counts */
  confirm(tx: Tx, accountId: string, typed: string, now: Date): Promise<boolean>
  verify(tx: Tx, accountId: string, typed: string, now: Date): Promise<boolean>
  /** what the app shows now */
  current(tx: Tx, accountId: string, now: Date): Promise<string | undefined>
}

/** RFC 6238: six digits, thirty seconds, SHA-1, which is what every app knows. One step either way is let pass. */
export function createTotp(secrets: Secrets, issuer: string): Totp {
  const key = secrets.key('totp')
  const totpOf = (secret: Secret, label = '') =>
    new TOTP({ issuer, label, secret, period, digits: 6, algorithm: 'SHA1' })

  /** the step whose code was typed, if it is one of now, just before or just after */
  function stepOf(secret: string, typed: string, now: Date): number | undefined {
    const token = totpCodeOf(typed)
    if (token === undefined) return undefined
    const timestamp = now.getTime()
    const delta = totpOf(Secret.fromBase32(secret)).validate({ token, timestamp, window: 1 })
    return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
  }

  async function secretOf(tx: Tx, accountId: string) {
    const row = await findTotp(tx, accountId)
    const secret = row && unseal(key, row.sealed, accountId)
    return row && secret !== undefined ? { ...row, secret } : undefined
  }

  return {
    async pending(tx, { id, email }, now) {
      const known = await secretOf(tx, id)
      if (known?.isConfirmed) return undefined
      const isFresh = known && now.getTime() - known.createdAt.getTime() < pendingSeconds * 1000
      const secret = isFresh ? known.secret : new Secret({ size: 20 }).base32
      if (!isFresh && !(await keepPending(tx, id, seal(key, secret, id), now))) return undefined
      const address = totpOf(Secret.fromBase32(secret), email).toString()
      const { toString: drawQr } = await import('qrcode')
      const qrSvg = await drawQr(address, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' })
      return { qrSvg, secret: grouped(secret), address }
    },
    async confirm(tx, accountId, typed, now) {
      const known = await secretOf(tx, accountId)
      if (!known || known.isConfirmed) return false
      const step = stepOf(known.secret, typed, now)
      return step !== undefined && confirmTotp(tx, accountId, known.sealed, step, now)
    },
    async verify(tx, accountId, typed, now) {
      const known = await secretOf(tx, accountId)
      if (!known?.isConfirmed) return false
      const step = stepOf(known.secret, typed, now)
      return step !== undefined && spendStep(tx, accountId, step)
    },
    async current(tx, accountId, now) {
      const known = await secretOf(tx, accountId)
      if (!known?.isConfirmed) return undefined
      return totpOf(Secret.fromBase32(known.secret)).generate({ timestamp: now.getTime() })
    },
  }
}
