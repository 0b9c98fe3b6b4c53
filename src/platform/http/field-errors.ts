import { z } from 'zod'
import type { FieldError } from '../../shared/envelope.ts'
import { Failure, invalid } from '../../shared/failure.ts'
import { fieldNames, fillIn, missing } from '../../shared/field-names.ts'
import { labelsOf } from './fields.ts'

// Whatever a schema does not say in its own words is said in Indonesian by zod.
z.config(z.locales.id())

/** Zod's issues with what was given, as the envelope's errors. */
export function fieldErrors(error: z.ZodError, given: unknown): FieldError[] {
  return error.issues.map(issue => ({
    field: issue.path.join('.'),
    code: issue.code,
    message: wordsOf(issue, given),
  }))
}

function wordsOf(issue: z.core.$ZodIssue, given: unknown): string {
  if (issue.code === 'invalid_type' && isMissing(given, issue.path)) return missing
  // zod's own Indonesian has an English plural here
  return issue.code === 'unrecognized_keys' ? `Isian tidak dikenal: ${issue.keys.join(', ')}` : issue.message
}

/** What was given, in its shape; what is wrong is a Failure with the names of the fields. */
export function parsed<Shape extends z.ZodType>(shape: Shape, given: unknown): z.output<Shape> {
  const result = shape.safeParse(given)
  if (!result.success) throw refused(named(fieldErrors(result.error, given), labelsOf(shape)))
  return result.data
}

/** Whoever reads a refusal away from its field is told which is missing, by its label where it has one. */
function named(errors: FieldError[], labelOf: (path: string) => string): FieldError[] {
  return errors.map(error => {
    if (error.message !== missing) return error
    const name = error.field.split('.').at(-1) ?? ''
    const label = labelOf(error.field) || fieldNames[name]
    return label ? { ...error, message: fillIn(label) } : error
  })
}

/** As a whole it names a field without a label as whoever sent it does; beside the field the page knows its label. */
function refused(errors: FieldError[]): Failure {
  const [first] = errors
  const isUnnamed = first?.message === missing && first.field !== ''
  return isUnnamed ? new Failure('invalid', `Isian wajib: ${first.field}`, errors) : invalid(errors)
}

function isMissing(given: unknown, path: readonly PropertyKey[]): boolean {
  let value = given
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return true
    value = Reflect.get(value, name)
  }
  return value === undefined
}
