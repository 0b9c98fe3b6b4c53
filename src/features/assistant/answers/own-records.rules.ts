import type { CardKind } from './answers.contract.ts'

/** Questions about the asker's own records, which no page answers: told by their words, the first that fits. */
const own = String.raw`\b(saya|aku|ku|gue|gua|gw|milikku|punyaku|sy|(kelas|kursus|jadwal|pertemuan|belajar|tagihan|invoice|pesanan|tunggakan|pembayaran|bayaran|kuitansi|progres|progress|kemajuan|sertifikat|piagam|ijazah|nilai)ku)\b`

interface Intent {
  kind: CardKind
  /** all of them stand in the question, in whatever order */
  all: readonly RegExp[]
}

const word = (pattern: string) => new RegExp(pattern, 'iu')

export const intents: readonly Intent[] = [
  {
    kind: 'password',
    all: [
      word(String.raw`\b(lupa|ganti|ubah|reset|atur ulang|hilang|tidak ingat|gak inget|lupain)\b`),
      word(String.raw`\b(kata ?sandi|sandi|password|pasword|passwd|pw)\w*\b`),
    ],
  },
  {
    kind: 'schedule',
    all: [
      word(String.raw`\b(jadwal\w*|kapan|pertemuan\w*|kelas apa|kelas (berikut|selanjut)nya)\b`),
      word(own),
      word(String.raw`\b(kelas\w*|kursus\w*|jadwal\w*|pertemuan\w*|belajar)\b`),
    ],
  },
  {
    kind: 'bills',
    all: [
      word(
        String.raw`\b(tagihan\w*|invoice\w*|pesanan\w*|tunggakan\w*|pembayaran\w*|belum (di)?bayar|bayaran\w*|kuitansi\w*)\b`,
      ),
      word(own),
    ],
  },
  {
    kind: 'progress',
    all: [
      word(
        String.raw`\b(progres\w*|progress\w*|kemajuan\w*|sudah sampai mana|sampai mana|perkembangan\w*|bab berapa|kelas yang (saya|aku) ikuti)\b`,
      ),
      word(own),
    ],
  },
  {
    kind: 'certificates',
    all: [word(String.raw`\b(sertifikat\w*|piagam\w*|ijazah\w*)\b`), word(own)],
  },
]

/** asks how something is got or what it is: pages know that, not one's own records */
const general =
  /\b(rekam\w*|(tidak|tdk|gak|ga|nggak) (bisa|dapat) (ikut|datang|hadir)|berhalangan|bagaimana|gimana|gmn|apa itu|syarat|cara|apakah|adakah|berapa (harga|biaya))\b/iu

/** Whose records a question is about; undefined: it is for the passages. */
export function intentOf(query: string): CardKind | undefined {
  const found = intents.find(({ all }) => all.every(pattern => pattern.test(query)))
  if (!found) return undefined
  return found.kind !== 'password' && general.test(query) ? undefined : found.kind
}
