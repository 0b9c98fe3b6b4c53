import { createHash } from 'node:crypto'

/** A description of calls as far as it is asked here: what each does, by its path and method. */
interface Described {
  paths: Readonly<Record<string, object>>
}

/** "GET /v1/class/active 0f3a…": each call with a sign of all that its description says. */
export function signsOfCalls(description: object): string[] {
  // an OpenAPI document has them
  const { paths } = description as Described
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, said]: [string, unknown]) => {
      const sign = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)
      return `${method.toUpperCase()} ${path} ${sign}`
    }),
  )
}
