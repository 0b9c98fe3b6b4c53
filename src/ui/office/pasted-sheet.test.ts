import { expect, it } from 'vitest'
import type { FormField } from '../../shared/form-field.ts'
import { linesOfSheet, readSheet } from './pasted-sheet.ts'

const fields: FormField[] = [
  { name: 'name', label: 'Nama', control: 'text', required: true, maxLength: 20 },
  { name: 'city', label: 'Kota', control: 'pick', from: 'cities' },
  { name: 'score', label: 'Nilai', control: 'number', required: true, min: 0, max: 10_000 },
]
const read = (text: string) => readSheet(text, fields, () => [{ value: '33.76', label: 'Kota Tegal' }])

it('takes cells as a spreadsheet copies them, lines within a cell and quotes in it too', () => {
  expect(linesOfSheet('a\t"b\n""c"""\td\r\n\r\ne\t\tf\n')).toEqual([
    { number: 1, cells: ['a', 'b\n"c"', 'd'] },
    { number: 4, cells: ['e', '', 'f'] },
  ])
})

it('reads columns in their order, or as the first line names them, and numbers as they are written here', () => {
  const row = { name: 'Budi', city: '33.76', score: 1250 }
  expect(read('Budi\tkota tegal\t1.250')).toEqual({ rows: [row], problems: [] })
  expect(read('NILAI;Nama;Kota\n1250;Budi;Kota Tegal')).toEqual({ rows: [row], problems: [] })
})

it('says by its line what cannot be taken', () => {
  expect(read('Nama\tNilai\n\tx\n\nBudi\t20000\nSiti\t7').problems).toEqual([
    { line: 2, message: 'Nama: wajib diisi' },
    { line: 2, message: 'Nilai: "x" bukan bilangan bulat' },
    { line: 4, message: 'Nilai: maksimal 10.000' },
  ])
  expect(read('Budi\tAtlantis\t5\tlagi').problems).toEqual([
    { line: 1, message: 'Lebih dari 3 kolom' },
    { line: 1, message: 'Kota: "Atlantis" tidak dikenal' },
  ])
})
