import { z } from 'zod'
import type { FieldError } from '../../shared/envelope.ts'
import { invalid } from '../../shared/failure.ts'

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
  if (issue.code === 'invalid_type' && isMissing(given, issue.path)) return 'Wajib diisi'
  // zod's own Indonesian has an English plural here
  return issue.code === 'unrecognized_keys' ? `Isian tidak dikenal: ${issue.keys.join(', ')}` : issue.message
}

/** What was given, in its shape; what is wrong is a Failure with the names of the fields. */
export function parsed<Shape extends z.ZodType>(shape: Shape, given: unknown): z.output<Shape> {
  const result = shape.safeParse(given)
  if (!result.success) throw invalid(fieldErrors(result.error, given))
  return result.data
}

function isMissing(given: unknown, path: readonly PropertyKey[]): boolean {
  let value = given
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return true
    value = Reflect.get(value, name)
  }
  return value === undefined
}
