import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import type { FormFields } from '../../../platform/http/page-form.ts'
import { badRequest, Failure, invalidField } from '../../../shared/failure.ts'
import { mediaLimits, problemOfFile, sortOfName } from '../../../shared/media.ts'
import { fileName } from './intake.ts'
import type { MediaDeps } from './media-deps.ts'

/** One file that came in a form, where it lies now. */
export interface FormFile {
  field: string
  path: string
  name: string
}

/** Everything that came in a form. Whoever asked takes the files away again. */
interface FormParts {
  fields: FormFields
  files: FormFile[]
  /** why a file was not taken: what was typed beside it is here nevertheless */
  problem: Failure | undefined
}

interface Bounds {
  mostFiles: number
  /** bytes of a file by its name; throws where none of it is taken */
  mostBytes: (name: string) => number
}

/** How much of a file is taken; throws where none of it is. */
function mostOf(name: string): number {
  const refused = problemOfFile({ name, size: 1 })
  const sort = sortOfName(name)
  if (refused || !sort) throw new Failure('unsupported', refused ?? '')
  return mediaLimits[sort.kind]
}

/** Reads a form with files, each written down while it comes. A form that is broken off is refused whole. */
export async function readParts(
  house: Pick<MediaDeps, 'files'>,
  { tenant }: Pick<OpenContext, 'tenant'>,
  request: IncomingMessage,
  { mostFiles, mostBytes = mostOf }: Partial<Bounds> & Pick<Bounds, 'mostFiles'>,
): Promise<FormParts> {
  const { Busboy } = await import('@fastify/busboy')
  const type = request.headers['content-type'] ?? ''
  if (!/boundary=/i.test(type)) throw badRequest('Formulir tidak lengkap: tidak ada boundary')
  // a folder is made once: each file is written from its first byte on
  const place = await house.files.uploadPath(tenant.slug, randomBytes(16).toString('hex'))
  const fields: Record<string, string> = Object.create(null)
  const files: FormFile[] = []
  const writing: Promise<void>[] = []
  let problem: Error | undefined
  let broken: Failure | undefined
  const form = new Busboy({
    headers: { ...request.headers, 'content-type': type },
    limits: {
      files: mostFiles,
      fields: 500,
      fieldSize: 250_000,
      parts: 500 + mostFiles,
      headerPairs: 50,
      fileSize: mediaLimits.video + 1,
    },
  })
  form.on('field', (name, value) => {
    fields[name] = value
  })
  form.on('file', (field, stream, given) => {
    // what nobody reads may break off too
    stream.on('error', () => {})
    // a field in which nothing was chosen comes as a file without a name
    if (!given) return void stream.resume()
    const name = fileName(given)
    try {
      const most = mostBytes(name)
      const path = `${place}-${files.length}`
      files.push({ field, path, name })
      writing.push(
        pipeline(stream, limited(most), createWriteStream(path)).catch((error: Error) => {
          problem ??= error
          stream.resume()
        }),
      )
    } catch (error) {
      problem ??= error instanceof Error ? error : new Failure('unsupported', '')
      stream.resume()
    }
  })
  try {
    await pipeline(request, form).catch((error: unknown) => {
      broken = error instanceof Failure ? error : badRequest('Formulir tidak lengkap')
    })
    await Promise.all(writing)
    if (broken) throw broken
    if (problem && !(problem instanceof Failure)) throw problem
    return { fields, files, problem }
  } catch (error) {
    await removeParts(files)
    throw error
  }
}

export const removeParts = async (files: readonly FormFile[]): Promise<void> => {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}

/** The one file of a form. The caller takes it away. */
export async function readForm(
  house: Pick<MediaDeps, 'files'>,
  context: Pick<OpenContext, 'tenant'>,
  request: IncomingMessage,
  mostBytes: (name: string) => number = mostOf,
): Promise<{ path: string; name: string }> {
  const { files, problem } = await readParts(house, context, request, { mostFiles: 1, mostBytes })
  const [file] = files
  if (file && !problem) return file
  await removeParts(files)
  throw problem ?? invalidField('file', 'Sertakan berkas di isian file')
}

const limited = (most: number) =>
  async function* count(pieces: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const piece of pieces) {
      bytes += piece.length
      // read to its end: whoever sends it hears why only then, and the form waits for each of its parts
      if (bytes <= most) yield piece
    }
    if (bytes > most) throw new Failure('tooLarge', 'Berkas terlalu besar')
  }
