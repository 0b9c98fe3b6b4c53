import { parsed } from '../../../platform/http/field-errors.ts'
import type { QuestionKindName } from './question-kinds.rules.ts'
import { openQuestion, specOf } from './question-kinds.ts'
import { withIds } from './spec-ids.ts'

/** What a question is called in lists: the beginning of what it asks. */
function nameOf(prompt: string): string {
  const line = prompt.replaceAll(/\s+/g, ' ').trim()
  return line.length <= 120 ? line : `${line.slice(0, 119).trimEnd()}…`
}

/** The spec as it is kept, with ids; what is wrong with it is said at its fields. */
export function checkedQuestion(kind: QuestionKindName, given: Record<string, unknown>) {
  const spec = parsed(specOf(kind), withIds(kind, given))
  return { spec, name: nameOf(openQuestion(kind, spec).template([]).prompt) }
}
