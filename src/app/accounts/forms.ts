import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { fieldErrors } from '../../platform/http/field-errors.ts'
import { joinedDay } from '../../shared/birth-date.ts'
import { Failure } from '../../shared/failure.ts'
import type { PageId } from '../../shared/page.ts'
import type { AccountPage, Look } from './account-page.ts'
import type { FormProblem } from './form-answers.ts'
import type { SignInFlow } from './sign-in-flow.ts'

/** A plain HTML form: what is wrong stands at its field, and what was typed stays. */

/** never shown again, whatever went wrong */
const secret = new Set(['password', 'token', 'code'])

export type Fields = Record<string, string>

/** the body as texts by name; the last of several wins */
export function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

export const withBirthDate = (fields: Fields): Fields => ({
  ...fields,
  birthDate: joinedDay(fields, 'birthDate'),
})

/** what may stand in the form again */
export const typed = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !secret.has(name))
      .map(([name, value]) => [name, value.slice(0, 300)]),
  )

export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: Fields,
): { data: z.output<Schema>; errors?: undefined } | { data?: undefined; errors: Fields } {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { data: parsed.data }
  const errors: Fields = {}
  for (const { field, message } of fieldErrors(parsed.error, fields)) errors[field] ??= message
  return { errors }
}

/** A form, on the page that shows it. */
export interface Form<Id extends PageId> extends AccountPage<Id> {
  flow: SignInFlow
  reply: FastifyReply
  look: Look
}

/** The page's own form again, with what is wrong. */
export const drawForm = <Id extends PageId>(
  { flow, reply, look, ...page }: Form<Id>,
  problem: FormProblem = {},
): Promise<FastifyReply> => flow.draw(reply, look, { ...page, ...problem })

/** Does what the form asks; whoever asks too often gets the form again with the time to wait. */
export async function orSlowDown<Id extends PageId>(
  form: Form<Id>,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'tooMany') throw error
    const { message, retryAfter } = error
    return drawForm(form, { notice: { tone: 'bad', text: message }, status: 429, retryAfter })
  }
}

/** the one answer of a page that says something */
export function drawMessage(
  flow: SignInFlow,
  reply: FastifyReply,
  look: Look,
  message: {
    title: string
    text: string[]
    tone?: 'good' | 'bad' | 'info'
    action?: { label: string; href: string }
    status?: number
    retryAfter?: number | undefined
  },
): Promise<FastifyReply> {
  const { title, text, tone = 'info', action, status = 200, retryAfter } = message
  const data = { title, text, tone, ...(action ? { action } : {}) }
  return flow.draw(reply, look, { page: 'accounts.message', title, data, status, retryAfter })
}
