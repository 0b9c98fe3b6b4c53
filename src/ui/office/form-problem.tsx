import { Notice } from './panels.tsx'

/** Of a form: what it holds, and how it was answered. */
export interface Problems {
  state: string
  message: string
  errors: Record<string, string>
  values: object
}

/** What was refused as a whole; what belongs to a field is said there. */
export function FormProblem({ form: { state, message, errors, values } }: { form: Problems }) {
  const isSaid = Object.keys(errors).some(path => Object.hasOwn(values, path.split('.')[0] ?? ''))
  if (state !== 'idle' || message === '' || isSaid) return null
  return (
    <Notice tone="bad" isAlert>
      {message}
    </Notice>
  )
}
