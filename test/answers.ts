import { expect } from 'vitest'
import { z } from 'zod'
import type { Answer } from './http.ts'

/** What tests read out of answers. */

const envelope = z.strictObject({ status: z.literal(true), message: z.string().min(5), data: z.unknown() })

/** Made of how a test calls: what a call that succeeds answers, as its schema has it. */
export const dataBy =
  (call: (path: string, host?: string) => Promise<Answer>) =>
  async <Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    host?: string,
  ): Promise<z.output<Schema>> => {
    const answer = await call(path, host)
    expect([path, answer.status]).toEqual([path, 200])
    return schema.parse(envelope.parse(answer.json()).data)
  }

/** The schema.org nodes of a page. */
// biome-ignore lint/suspicious/noExplicitAny: tests say themselves what they expect in them
export function graphOf(body: string): any[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}'
  return JSON.parse(text)['@graph'] ?? []
}

/** The first of them that is of this type. */
export const nodeOf = (body: string, type: string) => graphOf(body).find(node => node['@type'] === type)

/** Those words stand in a page's main part, in this order. */
export function expectOrder(body: string, words: readonly string[]): void {
  const main = body.slice(body.indexOf('<main'))
  const places = words.map(word => main.indexOf(word))
  expect(places.every(place => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
}
