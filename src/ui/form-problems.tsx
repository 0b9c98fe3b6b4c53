import { Notice } from './kit/notice.tsx'

interface Problem {
  field: string
  label: string
  message: string
}

interface FormProblemsProps {
  message: string
  /** each leads to its field: `id` of the control is the field's name */
  problems: readonly Problem[]
}

/** What keeps a form from being taken, said first and read out at once. */
export function FormProblems({ message, problems }: FormProblemsProps) {
  const title = problems.length > 0 ? `Periksa ${problems.length} isian berikut` : message
  return (
    <Notice tone="bad" title={title} live>
      {problems.length > 0 && (
        <ul className="points-list">
          {problems.map(problem => (
            <li key={problem.field + problem.message}>
              <a href={`#${problem.field.replaceAll('.', '-')}`}>
                {problem.label ? `${problem.label}: ${problem.message}` : problem.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
