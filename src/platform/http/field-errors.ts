import { z } from 'zod'
import type { FieldError } from '../../shared/envelope.ts'

// Whatever a schema does not say in its own words is said in Indonesian by zod.
z.config(z.locales.id())

/** Zod's issues as the envelope's errors. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map(issue => ({
    field: issue.path.join('.'),
    code: issue.code,
    message: issue.code === 'invalid_type' && issue.input === undefined ? 'Wajib diisi' : issue.message,
  }))
}
