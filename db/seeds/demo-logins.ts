import { kinds } from '../../src/features/core/permissions/permissions.ts'
import type { Kind } from '../../src/platform/http/access.ts'
import type { Secrets } from '../../src/platform/secrets/secrets.ts'
import { accounts } from './community/accounts.ts'

export const emailOf = (mailbox: string) => `${mailbox}@contoh.id`

const syllables = [
  'ba',
  'ci',
  'du',
  'ga',
  'ja',
  'ka',
  'la',
  'ma',
  'na',
  'pa',
  'ra',
  'sa',
  'ti',
  'wa',
  'ya',
  'lu',
]

/** One password for all demo accounts, made for this installation: nobody else's demo opens with it. */
export function demoPassword(secrets: Secrets): string {
  const bytes = secrets.key('demo password')
  const word = (from: number) =>
    [0, 1, 2].map(place => syllables[(bytes[from + place] ?? 0) % syllables.length]).join('')
  return `${word(0)}-${word(3)}-${word(6)}-${10 + ((bytes[9] ?? 0) % 90)}`
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The authenticator of a demo account, so that the outbox page can show its codes. */
export const demoTotpSecret = (secrets: Secrets, mailbox: string): string =>
  [...secrets.key(`demo totp ${mailbox}`)].map(byte => base32[byte % 32]).join('')

/** as whom README's first walk signs in, beside the first of that kind */
const walker = emailOf('yusuf')

/** Who signs in where, as the start prints it: the first account of each kind, and whoever README sends one in as. */
export function demoLogins(): { email: string; kind: Kind; label: string; tenant: string }[] {
  const seen = new Set<Kind>()
  return accounts
    .flatMap(({ mailbox, memberships }) =>
      memberships.map(({ kind, tenant }) => ({
        email: emailOf(mailbox),
        kind,
        label: kinds[kind].label,
        tenant,
      })),
    )
    .filter(({ kind, email }) => email === walker || (!seen.has(kind) && seen.add(kind)))
    .sort((a, b) => a.kind - b.kind)
}
