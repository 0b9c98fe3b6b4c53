import type { FieldProblem, ShownForm } from '../shared/shown-form.ts'
import { Notice } from './kit/notice.tsx'

interface FormProblemsProps {
  message: string
  /** each leads to its field: the control's id is `idOf` the field */
  problems: readonly FieldProblem[]
}

/** "coach.email" → "coach-email": an id that may stand in an address and in a stylesheet. */
export const idOf = (field: string): string => field.replaceAll('.', '-')

export const errorOf = ({ errors }: Pick<ShownForm, 'errors'>, field: string): string | undefined =>
  errors.find(error => error.field === field)?.message

/** What a control takes over from its form: id, name, value and error, so that `FormProblems` leads to it. */
export const filled = (form: Pick<ShownForm, 'errors' | 'values'>, name: string) => ({
  id: idOf(name),
  name,
  value: form.values[name],
  error: errorOf(form, name),
})

/** What keeps a form from being taken, said first and read out at once. */
export function FormProblems({ message, problems }: FormProblemsProps) {
  const title = problems.length > 0 ? `Periksa ${problems.length} isian berikut` : message
  return (
    <Notice tone="bad" title={title} live>
      {problems.length > 0 && (
        <ul className="points-list">
          {problems.map(problem => (
            <li key={problem.field + problem.message}>
              <a href={`#${idOf(problem.field)}`}>
                {problem.label ? `${problem.label}: ${problem.message}` : problem.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
