import type { Tx } from '../db/transaction.ts'

/** days for which an address that a mail server refused for good gets no letters: people do get their mailbox back */
const refusedDays = 90

interface Letter {
  tenant_id: number
  recipient: string
  is_private: boolean
}

/** As the platform: which of these letters go to addresses that get none. Those about an account go nevertheless. */
export async function suppressedAmong<One extends Letter>(
  tx: Tx,
  letters: readonly One[],
  now: Date,
): Promise<Set<One>> {
  if (letters.length === 0) return new Set()
  const rows = await tx.db
    .selectFrom('mail_suppressions')
    .select(['tenant_id', 'address'])
    .where(
      'address',
      'in',
      letters.map(({ recipient }) => recipient.toLowerCase()),
    )
    .where(given => given.or([given('ends_at', 'is', null), given('ends_at', '>', now)]))
    .execute()
  const known = new Set(rows.map(row => `${row.tenant_id} ${row.address}`))
  return new Set(
    letters.filter(
      letter => !letter.is_private && known.has(`${letter.tenant_id} ${letter.recipient.toLowerCase()}`),
    ),
  )
}

/**
 * Whether a mail server says that nobody is there: 5xx to the recipient. 5.7.x is a rule of that server about us, and no
 * word about the address (RFC 3463).
 */
export function isDeadAddress(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return (
    Number(error.responseCode) >= 500 &&
    String(error.command) === 'RCPT TO' &&
    !/\b5\.7\.\d/.test(error.message)
  )
}

/** As the platform: no more letters to this address for a while. One that somebody asked for stays as it is. */
export async function suppress(tx: Tx, { tenant_id, recipient }: Letter, words: string, now: Date) {
  const ends_at = new Date(now.getTime() + refusedDays * 86_400_000)
  await tx.db
    .insertInto('mail_suppressions')
    .values({
      tenant_id,
      address: recipient.toLowerCase(),
      cause: 'refused',
      words,
      created_at: now,
      ends_at,
    })
    .onConflict(at =>
      at
        .columns(['tenant_id', 'address'])
        .doUpdateSet({ words, created_at: now, ends_at })
        .where('mail_suppressions.cause', '=', 'refused'),
    )
    .execute()
}
