import { z } from 'zod'
import { paragraphOf } from '../../../platform/http/person-fields.ts'
import { plainText } from '../../../platform/http/query.ts'
import { codeLanguages, mostAnswer } from '../../../shared/exercise.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { isRecord, isText, type QuestionKind, right } from './question-kinds.rules.ts'
import { feedback, prompt } from './spec-fields.contract.ts'

const codeText = plainText(10_000).default('')

const codeSpec = z.strictObject({
  prompt,
  feedback,
  language: z.enum(keysOf(codeLanguages), 'Pilih bahasanya').default('other'),
  /** what stands in the field at first */
  starter: codeText,
  /** what the program is given */
  input: codeText,
  /** what it has to print; empty: a person marks the code */
  expected: codeText,
  /** for those who mark it */
  guide: paragraphOf(4000).default(''),
})

/** Lines without what stands at their end unseen, and without empty ones at the end of all. */
const printed = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .trimEnd()

const partOf = (given: unknown, name: 'code' | 'output'): string => {
  const value = isRecord(given) ? given[name] : undefined
  return typeof value === 'string' ? value : ''
}

const asksOutput = ({ expected }: z.output<typeof codeSpec>) => printed(expected) !== ''

/**
 * A program is written here and run by who wrote it: nothing of it runs on the server. With an expected output the machine
 * compares what was printed, and a person may look at the code; without one a person marks it.
 */
export const code: QuestionKind<z.output<typeof codeSpec>> = {
  spec: codeSpec,
  movable: () => [],
  mustMove: false,
  isByHand: spec => !asksOutput(spec),
  exercise: spec => ({
    kind: 'code',
    prompt: spec.prompt,
    language: spec.language,
    starter: spec.starter,
    input: spec.input,
    asksOutput: asksOutput(spec),
  }),
  read(spec, given) {
    if (!isRecord(given)) return undefined
    const allowed = asksOutput(spec) ? ['code', 'output'] : ['code']
    const entries = Object.entries(given)
    const isFine = entries.every(([name, value]) => allowed.includes(name) && isText(value, mostAnswer.essay))
    return isFine ? { code: partOf(given, 'code'), output: partOf(given, 'output') } : undefined
  },
  score(spec, given) {
    const isWritten =
      partOf(given, 'code').trim() !== '' && partOf(given, 'code').trim() !== spec.starter.trim()
    if (!isWritten) return right(0)
    if (!asksOutput(spec)) return { share: 0, needsPerson: true }
    return right(printed(partOf(given, 'output')) === printed(spec.expected) ? 1 : 0)
  },
  words: (spec, given) =>
    [partOf(given, 'code'), asksOutput(spec) ? `Keluaran:\n${partOf(given, 'output')}` : '']
      .filter(Boolean)
      .join('\n\n'),
  key: spec => (asksOutput(spec) ? `Keluaran:\n${printed(spec.expected)}` : spec.guide),
  rule: spec =>
    asksOutput(spec)
      ? 'Keluaran program harus sama persis; spasi di ujung baris tidak berpengaruh. Pengajar dapat memeriksa kodenya.'
      : 'Dinilai oleh pengajar.',
}
