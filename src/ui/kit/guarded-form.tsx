import type { ReactNode } from 'react'
import { limits } from '../../shared/limits.ts'
import type { ShownForm } from '../../shared/shown-form.ts'
import { FormProblems, filled } from '../form-problems.tsx'
import { TextField } from './forms.tsx'

/** What such a form begins with: what is wrong, when it was drawn, and the field that only programs fill in. */
export function FormGuard({ form: { stamp, message, errors } }: { form: ShownForm & { stamp: string } }) {
  return (
    <>
      {message && <FormProblems message={message} problems={errors} />}
      <input type="hidden" name="stamp" value={stamp} />
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="website">Kosongkan</label>
        <input id="website" type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

interface GuardedFormProps {
  form: ShownForm & { path: string; stamp: string }
  className?: string
  /** on its button */
  submit: string
  /** what is said, after the name */
  say: string
  /** fields between the name and what is said */
  children?: ReactNode
  /** below what is said */
  after?: ReactNode
}

/**
 * A public form in which anybody says something under a name. What tells people from programs asks nothing of anybody:
 * a field that nobody sees and only programs fill in, and when the form was drawn.
 */
export function GuardedForm({ form, className = 'form', submit, say, children, after }: GuardedFormProps) {
  return (
    <form className={className} method="post" action={form.path} noValidate>
      <FormGuard form={form} />
      <TextField
        {...filled(form, 'name')}
        label="Nama"
        autoComplete="name"
        maxLength={limits.fullName}
        required
      />
      {children}
      <TextField {...filled(form, 'content')} label={say} rows={6} maxLength={limits.voice} required />
      {after}
      <p className="actions">
        <button className="btn btn-main btn-large" type="submit">
          {submit}
        </button>
      </p>
    </form>
  )
}
