import fc from 'fast-check'

/** Requests out of a description of calls (OpenAPI 3.1): some as it wants them, some nearly, some not at all. */

type Schema = Record<string, unknown> & {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}

export interface Description {
  paths: Record<string, Record<string, Operation>>
}

export interface RandomRequest {
  /** "GET /v1/schools/{npsn}" */
  call: string
  method: string
  path: string
  type: string | undefined
  body: string | undefined
}

/** Texts that have broken things elsewhere. */
const nasty = [
  ...['', ' ', '0', '-1', '1e9', '2147483648', '9'.repeat(40), 'NaN', 'null', 'true', '[]', '{}'],
  ...[
    "'",
    '"',
    '\\',
    '%',
    '_',
    '../..',
    '<b>',
    '__proto__',
    'constructor',
    '\u0000',
    '\uD800',
    '\u202E',
    '\uFEFF',
  ],
  ...[
    '2026-02-30',
    '2026-11-30',
    '0000-00-00',
    '9999-12-31T23:59',
    '2026-11-30T10:00:00Z',
    '٣',
    '😀',
    'a'.repeat(3000),
  ],
]
const anyText = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

const anyJson = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, '', [], {}, [null], { id: 1 }),
  anyText,
  fc.jsonValue({ maxDepth: 2 }),
)

/** Mostly what is meant, sometimes what is not. */
const nearly = <T>(meant: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: meant, weight: 12 }, { arbitrary: anyJson, weight: 1 })

type KnownOf = (name: string) => readonly string[]

function textOf(name: string, schema: Schema, known: KnownOf): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60, format } = schema
  const least = Math.min(minLength, 500)
  const plain = fc.string({
    unit: 'grapheme-ascii',
    minLength: least,
    maxLength: Math.max(least, Math.min(maxLength, 500)),
  })
  const values = known(name)
  const byFormat: Record<string, fc.Arbitrary<string>> = {
    email: fc.emailAddress(),
    uri: fc.webUrl(),
    uuid: fc.uuid(),
    date: fc.constantFrom('2026-11-21', '2026-12-31', '2027-02-28'),
    'date-time': fc.constantFrom('2026-11-21T03:00:00Z', '2026-12-01T10:00:00+07:00'),
  }
  return fc.oneof(
    { arbitrary: byFormat[String(format)] ?? plain, weight: 3 },
    { arbitrary: anyText, weight: 1 },
    ...(values.length > 0 ? [{ arbitrary: fc.constantFrom(...values), weight: 6 }] : []),
  )
}

/** Values as a schema describes them; what it does not describe is anything. */
function schemaValue(
  name: string,
  schema: Schema | undefined,
  known: KnownOf,
  depth = 0,
): fc.Arbitrary<unknown> {
  if (!schema || depth > 6) return anyJson
  if (schema.const !== undefined) return nearly(fc.constant(schema.const))
  if (schema.enum && schema.enum.length > 0) return nearly(fc.constantFrom(...schema.enum))
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices && choices.length > 0)
    return fc.oneof(...choices.map(choice => schemaValue(name, choice, known, depth + 1)))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'string') return nearly(textOf(name, schema, known))
  if (type === 'boolean') return nearly(fc.boolean())
  if (type === 'integer' || type === 'number') return nearly(numberOf(name, schema, known))
  if (type === 'array')
    return nearly(
      fc.array(schemaValue(name, schema.items, known, depth + 1), {
        maxLength: Math.min(4, schema.maxItems ?? 4),
      }),
    )
  if (type === 'object' && schema.properties) return objectOf(schema, known, depth)
  return anyJson
}

function numberOf(
  name: string,
  { minimum = -5, maximum = 2 ** 31 }: Schema,
  known: KnownOf,
): fc.Arbitrary<number> {
  const things = known(name)
    .map(Number)
    .filter(value => Number.isInteger(value))
  const [least, most] = [Math.ceil(Math.max(minimum, -(2 ** 31))), Math.floor(Math.min(maximum, 2 ** 31))]
  return fc.oneof(
    { arbitrary: fc.integer({ min: least, max: Math.max(least, Math.min(most, least + 40)) }), weight: 4 },
    { arbitrary: fc.constantFrom(least, most, 0, 1, 3.5), weight: 1 },
    ...(things.length > 0 ? [{ arbitrary: fc.constantFrom(...things), weight: 6 }] : []),
  )
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  known: KnownOf,
  depth: number,
): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, schemaValue(key, schema, known, depth + 1)]),
  )
  const whole = fc.record(model, { requiredKeys: required.filter(key => key in model) })
  // a field too few, or one that nobody knows
  const torn = fc.record(model, { requiredKeys: [] })
  return fc.oneof(
    { arbitrary: whole, weight: 8 },
    { arbitrary: torn, weight: 1 },
    { arbitrary: whole.map(value => ({ ...value, unknown: 1 })), weight: 1 },
    { arbitrary: anyJson, weight: 1 },
  )
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** as an address can hold it; half a pair of UTF-16 cannot be written there */
const inAddress = (value: unknown) => encodeURIComponent(asText(value).toWellFormed())

function requestOf(
  path: string,
  method: string,
  { parameters = [], requestBody }: Operation,
  known: KnownOf,
) {
  const inPath = parameters.filter(one => one.in === 'path')
  const inQuery = parameters.filter(one => one.in === 'query')
  const valuesOf = (of: typeof parameters) =>
    Object.fromEntries(of.map(({ name, schema }) => [name, schemaValue(name, schema, known)]))
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const isJson = type === undefined || type === 'application/json'
  const body: fc.Arbitrary<string | undefined> = !requestBody
    ? fc.constant(undefined)
    : isJson
      ? fc.oneof(
          {
            arbitrary: schemaValue('', media?.schema, known).map(value => JSON.stringify(value) ?? 'null'),
            weight: 15,
          },
          { arbitrary: fc.constantFrom('', '{', '[1', 'null', '"', '\u0000'), weight: 1 },
        )
      : anyText
  return fc
    .record({
      path: fc.record(valuesOf(inPath)),
      query: fc.record(valuesOf(inQuery), {
        requiredKeys: inQuery.filter(one => one.required).map(one => one.name),
      }),
      body,
    })
    .map((given): RandomRequest => {
      const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(given.path[name]) || '0')
      const query = Object.entries(given.query).map(([name, value]) => `${name}=${inAddress(value)}`)
      return {
        call: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path: query.length > 0 ? `${place}?${query.join('&')}` : place,
        type: given.body === undefined ? undefined : (type ?? 'application/json'),
        body: given.body,
      }
    })
}

/** Any request of a description. `known` says which things of the tenant may stand under a name. */
export function randomRequests(
  { paths }: Description,
  known: KnownOf,
  isLeftOut: (call: string) => boolean,
): fc.Arbitrary<RandomRequest> {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !isLeftOut(`${method.toUpperCase()} ${path}`))
      .map(([method, operation]) => requestOf(path, method, operation, known)),
  )
  return fc.oneof(...all)
}
