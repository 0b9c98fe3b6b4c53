import { GatewaySilent } from './gateway.ts'

export interface WireAnswer {
  status: number
  // a provider's JSON, read field by field where it is used
  body: Record<string, unknown>
}

interface WireRequest {
  method: 'GET' | 'POST'
  url: string
  key: string
  headers?: Record<string, string>
  body?: unknown
}

const timeout = 10_000
const longest = 262_144

/** Basic authentication as both providers have it: the key as the name, no password. */
const authorization = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`

/** One request to a provider: ten seconds, no redirects. Whatever is no JSON object, or the provider's own fault, is silence. */
export async function askProvider({
  method,
  url,
  key,
  headers = {},
  body,
}: WireRequest): Promise<WireAnswer> {
  let status: number
  let text: string
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        authorization: authorization(key),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    status = response.status
    text = await response.text()
  } catch (error) {
    throw new GatewaySilent('The provider did not answer', { cause: error })
  }
  if (status >= 500 || (status >= 300 && status < 400) || text.length > longest)
    throw new GatewaySilent(`The provider answered ${status}`)
  const parsed = readObject(text)
  if (!parsed) throw new GatewaySilent('The provider answered something else than JSON')
  return { status, body: parsed }
}

/** The object that a text holds; a list is wrapped, since Xendit's look-up by reference answers one. */
export function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    if (Array.isArray(parsed)) return { items: parsed }
    return isObject(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A list of objects, whatever else stands in it. */
export const objectsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : []

/** "10000.00" → 10000; anything but whole rupiah is nothing */
export function rupiahOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : textOf(value)
  const whole = /^(\d{1,13})(?:\.0{1,2})?$/.exec(text)?.[1]
  return whole === undefined ? undefined : Number(whole)
}
