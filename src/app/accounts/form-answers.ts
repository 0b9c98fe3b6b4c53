import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parsed } from '../../platform/http/field-errors.ts'
import { problemBody } from '../../shared/envelope.ts'
import { Failure } from '../../shared/failure.ts'
import { problemOf } from '../http/errors.ts'
import type { AccountPage } from './account-page.ts'
import type { SignInFlow } from './sign-in-flow.ts'

/** What a plain form sent, in its shape; what is wrong comes as a Failure with the fields' names. */
export const formOf = <Shape extends z.ZodType>(request: FastifyRequest, shape: Shape): z.output<Shape> =>
  parsed(shape, request.body ?? {})

/** one text of the query */
export function queryText(request: FastifyRequest, name: string): string | undefined {
  const parsed = z.record(z.string(), z.unknown()).safeParse(request.query)
  const value = parsed.data?.[name]
  return typeof value === 'string' ? value : undefined
}

export function parameterOf(request: FastifyRequest, name: string): string {
  const parsed = z.record(z.string(), z.string()).safeParse(request.params)
  return parsed.data?.[name] ?? ''
}

/** What is wrong with a form, as its page says it. */
export type FormProblem = Pick<AccountPage, 'status' | 'errors' | 'notice' | 'retryAfter'>

/** An expected failure as the same form shows it again; a bug goes on being one. */
export function formProblem(error: unknown): FormProblem {
  if (!(error instanceof Failure)) throw error
  const { status, message, errors = [], retryAfter } = problemOf(error)
  if (errors.length > 0)
    return { status, errors: Object.fromEntries(errors.map(one => [one.field, one.message])) }
  return { status, notice: { tone: 'bad', text: message }, retryAfter }
}

/** what a page's script asks for; its failures are told in the envelope */
export async function answerJson(reply: FastifyReply, work: () => Promise<unknown>): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  try {
    return reply.send({ status: true, message: 'OK', data: await work() })
  } catch (error) {
    const { status, message } = problemOf(error)
    if (status === 500) throw error
    return reply.code(status).send(problemBody(message))
  }
}

/** Challenges cost a row each: a network gets so many. */
export function countChallenge(flow: SignInFlow, request: FastifyRequest): void {
  const { network } = flow.callerOf(request).request
  flow.services.buckets.take(`passkey ${network}`, { tokens: 60, seconds: 60 })
}
