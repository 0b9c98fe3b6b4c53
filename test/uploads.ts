import type { App } from './app.ts'
import type { BuiltTenant } from './build.ts'
import type { Answer } from './http.ts'
import type { BuiltMember } from './members.ts'

/** whoever can be asked: an app, or a process behind its port */
type Door = Pick<App, 'request'>

/** Files sent as the library's own page sends them: begun, in pieces, and ended (tus.io 1.0.0). */

const protocol = { 'tus-resumable': '1.0.0' }

export async function beginUpload(
  app: Door,
  tenant: BuiltTenant,
  member: BuiltMember,
  name: string,
  length: number | string,
  purpose?: string,
): Promise<Answer> {
  return app.request({
    host: tenant.host,
    path: '/v1/media/uploads',
    method: 'POST',
    headers: {
      ...member.bearer,
      ...protocol,
      'upload-length': String(length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}${
        purpose ? `,purpose ${Buffer.from(purpose).toString('base64')}` : ''
      }`,
    },
  })
}

/** Its id; throws where it was not taken. */
export async function startUpload(
  app: Door,
  tenant: BuiltTenant,
  member: BuiltMember,
  name: string,
  length: number,
): Promise<string> {
  const answer = await beginUpload(app, tenant, member, name, length)
  if (answer.status !== 201) throw new Error(`An upload was refused: ${answer.status} ${answer.body}`)
  return answer.headers.location?.split('/').at(-1) ?? ''
}

/** A piece, or with nothing given: how far it is. */
export const tus = (
  app: Door,
  tenant: BuiltTenant,
  member: BuiltMember,
  id: string,
  piece?: { offset: number | string; bytes: Buffer },
): Promise<Answer> =>
  app.request({
    host: tenant.host,
    path: `/v1/media/uploads/${id}`,
    method: piece ? 'PATCH' : 'HEAD',
    headers: {
      ...member.bearer,
      ...protocol,
      ...(piece
        ? { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(piece.offset) }
        : {}),
    },
    ...(piece ? { body: piece.bytes } : {}),
  })

/** The answer of ending it, or of the step that was refused. */
export async function sendFile(
  app: Door,
  tenant: BuiltTenant,
  member: BuiltMember,
  name: string,
  bytes: Buffer,
): Promise<Answer> {
  const begun = await beginUpload(app, tenant, member, name, bytes.length)
  if (begun.status !== 201) return begun
  const id = begun.headers.location?.split('/').at(-1) ?? ''
  const sent = await tus(app, tenant, member, id, { offset: 0, bytes })
  if (sent.status !== 204) return sent
  return endUpload(app, tenant, member, id)
}

/** All of it is here: it becomes a file of the library. */
export const endUpload = (app: Door, tenant: BuiltTenant, member: BuiltMember, id: string): Promise<Answer> =>
  app.request({
    host: tenant.host,
    path: `/v1/media/uploads/${id}/completion`,
    method: 'POST',
    headers: { ...member.bearer, 'content-type': 'application/json' },
    body: '{}',
  })

/** Bytes that are to be imported, sent as its page sends them; the upload's id, or the step that was refused. */
export async function sendSource(
  app: Door,
  tenant: BuiltTenant,
  member: BuiltMember,
  name: string,
  bytes: Buffer,
): Promise<string | Answer> {
  const begun = await beginUpload(app, tenant, member, name, bytes.length, 'import')
  if (begun.status !== 201) return begun
  const id = begun.headers.location?.split('/').at(-1) ?? ''
  const sent = await tus(app, tenant, member, id, { offset: 0, bytes })
  return sent.status === 204 ? id : sent
}

/** A form with one file, as `POST /upload` takes it. */
export function formOf(name: string, bytes: Buffer): { body: Buffer; type: string } {
  const boundary = '----sanggar-uji'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

/** A plain form with a file, as a browser without script sends it. */
export function formWithFile(
  fields: Readonly<Record<string, string>>,
  { field, name, bytes }: { field: string; name: string; bytes: Buffer },
) {
  const edge = 'batas-formulir'
  const part = (head: string) => Buffer.from(`--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`)
  const typed = Object.entries(fields).flatMap(([one, value]) => [
    part(`name="${one}"`),
    Buffer.from(`${value}\r\n`),
  ])
  const file = part(`name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream`)
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}`, accept: 'text/html' },
    body: Buffer.concat([...typed, file, bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  }
}
