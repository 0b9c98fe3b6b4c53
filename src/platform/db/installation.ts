import { sql } from 'kysely'
import type { Secrets } from '../secrets/secrets.ts'
import type { Database } from './database.ts'

/**
 * Several processes need the same master key, or each would seal what no other can open. The first one with a key in
 * its settings leaves by what it is known again; whoever has another does not start. Throws, in words for who runs it.
 */
export async function assertSameKey(
  database: Pick<Database, 'withPlatform'>,
  secrets: Pick<Secrets, 'word'>,
  isSettled: boolean,
): Promise<void> {
  const print = secrets.word('installation.print', 24)
  const known = await database.withPlatform(async tx => {
    if (isSettled)
      await sql`insert into platform.installation (key_print) values (${print}) on conflict do nothing`.execute(
        tx.db,
      )
    const { rows } = await sql<{
      key_print: string
    }>`select key_print from platform.installation`.execute(tx.db)
    return rows[0]?.key_print
  })
  if (known === undefined || known === print) return
  throw new Error(
    'SECRET_KEY lain dari yang dipakai instalasi ini: rahasia di basis data tidak akan terbaca, dan yang baru tidak terbaca proses lain.\n' +
      'Isi SECRET_KEY yang sama di semua proses. Bila kunci lama benar-benar hilang: delete from platform.installation; lalu nyalakan lagi (faktor kedua dan kunci tersimpan harus diisi ulang).',
  )
}
