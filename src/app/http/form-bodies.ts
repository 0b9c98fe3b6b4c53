import type { FastifyInstance } from 'fastify'
import type { FormFields } from '../../platform/http/page-form.ts'

/**
 * What stands in this plugin takes plain HTML forms of at most `bodyLimit` bytes, and nothing else: a body is
 * `FormFields`. They have no prototype, so that a field called `__proto__` is a field like any other.
 */
export function takeForms(routes: FastifyInstance, bodyLimit: number): void {
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, fieldsOf(String(body))),
  )
}

/** Forms with files too: they are read by whoever knows what of them is taken, and until then nobody has read them. */
export function takeFormsWithFiles(routes: FastifyInstance): void {
  routes.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
}

function fieldsOf(body: string): FormFields {
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) fields[name] = value
  return fields
}
