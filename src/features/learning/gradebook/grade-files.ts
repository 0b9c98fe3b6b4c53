import type { FileColumn } from '../../../platform/http/list-file.ts'
import type { SheetCell } from '../../../platform/workbook-writing.ts'
import { type Cell, cellWords, decimal, hasPassed, letterOf, type Rule } from './gradebook.rules.ts'
import type { Gradebook, Person } from './gradebook.ts'

const cellOf = (cell: Cell | undefined): string | number =>
  cell === undefined ? '' : cell.is === 'mark' ? cell.percent : cell.is === 'none' ? '' : cellWords[cell.is]

const verdict = (final: number | null, rule: Rule): string =>
  final === null ? '' : hasPassed(final, rule) ? 'Lulus' : 'Belum lulus'

type Column = readonly [head: string, of: (person: Person) => SheetCell]

function sheetColumns({ things, rule }: Gradebook): Column[] {
  return [
    ['Nama', ({ name }) => name],
    ['Angkatan', ({ runName }) => runName],
    ...things.map(
      ({ title, weight }, at): Column => [
        `${title} (bobot ${decimal(weight)})`,
        ({ cells }) => cellOf(cells[at]),
      ],
    ),
    ['Nilai akhir', ({ final }) => final],
    ...(rule.letters.length > 0
      ? [['Huruf', ({ final }: Person) => letterOf(final, rule.letters)] satisfies Column]
      : []),
    ['Keterangan', ({ final }) => verdict(final, rule)],
    ['Nilai akhir yang dirilis', ({ released }) => released],
  ]
}

/** A gradebook as a table for spreadsheets: a line for each person, a column for each thing with its weight. */
export const columnsOf = (book: Gradebook): FileColumn<Person>[] =>
  sheetColumns(book).map(([head, of]) => [
    head,
    person => {
      const cell = of(person)
      return typeof cell === 'number' ? decimal(cell) : cell
    },
  ])

/** The same as rows of a workbook, where numbers are numbers. */
export function fileRows(book: Gradebook): SheetCell[][] {
  const columns = sheetColumns(book)
  return [columns.map(([head]) => head), ...book.people.map(person => columns.map(([, of]) => of(person)))]
}
