import { readTable } from '../../../platform/spreadsheet.ts'
import { invalidField } from '../../../shared/failure.ts'
import { readNumber } from '../../../shared/read-number.ts'
import { folded } from './question-kinds.rules.ts'
import type { ReadQuestion } from './read-answers.ts'
import { questionOf } from './typed-questions.ts'

const headings: Readonly<Record<string, readonly string[]>> = {
  prompt: ['soal', 'pertanyaan', 'question'],
  key: ['kunci', 'kunci jawaban', 'jawaban', 'jawaban benar', 'answer'],
  why: ['pembahasan', 'penjelasan', 'umpan balik', 'feedback'],
  points: ['poin', 'bobot', 'nilai', 'points'],
  tags: ['tanda', 'tag', 'kategori', 'topik'],
}

const letterOf = (heading: string) =>
  /^(?:pilihan|opsi|option)?\s*([a-h])$/.exec(folded(heading))?.[1]?.toUpperCase()

/** A table with a question in each row: "Soal", "A" to "H", "Kunci", and, where one likes, "Pembahasan", "Poin", "Tanda". */
export function readQuestionTable(text: string): ReadQuestion[] {
  const { columns, rows } = readTable(Buffer.from(text), { mostRows: 500, none: 'belum ada soalnya' })
  const placeOf = (name: keyof typeof headings) =>
    columns.findIndex(column => headings[name]?.includes(folded(column)))
  const [prompt, key, why, points, tags] = ['prompt', 'key', 'why', 'points', 'tags'].map(placeOf)
  if (prompt === undefined || prompt < 0)
    throw invalidField('text', 'Baris pertama harus memuat judul kolom: Soal, A, B, C, D, Kunci.')
  const letters = columns.map(letterOf)
  return rows.map(({ number, cells }) => {
    const cell = (at: number | undefined) => (at === undefined || at < 0 ? '' : (cells[at] ?? ''))
    const read = questionOf({
      line: number,
      number: 0,
      prompt: [cell(prompt)],
      options: letters.flatMap((letter, at) => (letter && cell(at) ? [{ letter, text: [cell(at)] }] : [])),
      key: cell(key) || undefined,
      why: [cell(why)],
    })
    if (!read.ok) return read
    const worth = cell(points) === '' ? undefined : readNumber(cell(points))
    if (worth?.is === 'none')
      return { line: number, ok: false, name: cell(prompt).slice(0, 80), message: 'Poinnya bukan angka.' }
    const words = cell(tags)
      .split(',')
      .map(word => word.trim())
      .filter(Boolean)
    return { ...read, tags: words, ...(worth && { points: worth.value }) }
  })
}
