import type { ClassGrades } from './gradebook.contract.ts'
import { codeOf } from './gradebook.rules.ts'
import type { Gradebook } from './gradebook.ts'

/** A whole class for programs: a list for each thing, a number for each person. */
export function gradesByColumns({ rule, things, people }: Gradebook): ClassGrades {
  return {
    things: {
      id: things.map(({ id }) => id),
      title: things.map(({ title }) => title),
      kind: things.map(({ kind }) => kind),
      weight: things.map(({ weight }) => weight),
    },
    rule: { missing: rule.missing, passingPercent: rule.passingPercent },
    people: {
      enrolmentId: people.map(({ id }) => id),
      name: people.map(({ name }) => name),
      run: people.map(({ runName }) => runName),
      final: people.map(({ final }) => final),
      released: people.map(({ released }) => released),
    },
    cells: things.map((_, at) => people.map(({ cells }) => codeOf(cells[at] ?? { is: 'foreign' }))),
  }
}
