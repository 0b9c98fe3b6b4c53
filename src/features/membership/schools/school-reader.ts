import type { Tx } from '../../../platform/db/transaction.ts'
import { npsnOf, npsnPattern } from './schools.rules.ts'
import { matchSchools } from './schools.store.ts'

const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * Which verified school each of these texts means: its NPSN, or its whole name in any letters. Asks the database once;
 * what it answers is the school's id, or what is wrong in words for whoever made the table.
 */
export async function schoolReader(tx: Tx, texts: readonly string[]) {
  const schools = await matchSchools(tx, [...new Set(texts.map(npsnOf))], [...new Set(texts.map(plain))])
  return (text: string): { found: number } | { problem: string } => {
    const number = npsnOf(text)
    const [found, other] = npsnPattern.test(number)
      ? schools.filter(({ npsn }) => npsn === number)
      : schools.filter(({ name }) => plain(name) === plain(text))
    if (!found) return { problem: `Sekolah "${text}" tidak ada di daftar sekolah situs ini` }
    if (other) return { problem: `Ada beberapa sekolah bernama "${text}". Tuliskan NPSN-nya.` }
    return { found: found.id }
  }
}
