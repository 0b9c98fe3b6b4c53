import { z } from 'zod'

/** What parameters of these pages were called until November 2026; a sign-in may have begun then. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({ akun: 'account', cara: 'way', lanjut: 'next', masuk: 'signIn' }),
)

/** A query as it came, under the names of today; only `account=lain` says its value otherwise. */
export function withNamesOfToday(query: unknown): Record<string, unknown> {
  const entries = Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(query))
  return Object.fromEntries(
    entries.map(([name, value]) => [
      names.get(name) ?? name,
      name === 'akun' && value === 'lain' ? 'other' : value,
    ]),
  )
}
