import type { Block } from '../../../shared/document/document.ts'
import { type Finding, findingsIn } from '../../../shared/document/findings.ts'
import { countWords, textOfDocument } from '../../../shared/document/to-text.ts'

interface Checked {
  title: string
  summary: string
  body: readonly Block[]
  cover: unknown
}

/** What readers, and those who do not see, would miss. Pure: the panel shows it while one writes. */
export function findingsOf({ title, summary, body, cover }: Checked): Finding[] {
  const words = countWords(textOfDocument(body))
  return [
    ...(title.trim().length < 3 ? [{ words: 'Judul belum ditulis.' }] : []),
    ...(title.length > 90 ? [{ words: 'Judul lebih dari 90 karakter: di mesin pencari terpotong.' }] : []),
    ...(summary.trim() === ''
      ? [{ words: 'Ringkasan kosong: kartu dan mesin pencari memakai awal teks.' }]
      : []),
    ...(cover === null ? [{ words: 'Belum ada sampul.' }] : []),
    ...(words < 30 ? [{ words: 'Isi kurang dari 30 kata.' }] : []),
    ...findingsIn(body),
  ]
}
