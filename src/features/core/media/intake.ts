import { randomBytes } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type AvForm, AvRefused, rewriteAv } from '../../../platform/files/av.ts'
import { createScanner } from '../../../platform/files/clamd.ts'
import { hashOf } from '../../../platform/files/file-store.ts'
import { findBySource, insertFile, type NewFile, noteHolder } from '../../../platform/files/library-rows.ts'
import { sniff } from '../../../platform/files/sniff.ts'
import { chargeRoom, releaseRoom } from '../../../platform/files/storage-rows.ts'
import { finishUpload } from '../../../platform/files/upload-rows.ts'
import { cleanName, makePicture } from '../../../platform/files/uploads.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { Failure, invalidField } from '../../../shared/failure.ts'
import { endingOf, masterSide, problemOfFile, sortOfName } from '../../../shared/media.ts'
import { record } from '../audit/audit.ts'
import { memberOf } from '../permissions/permissions.ts'
import { bytesFirst } from './bytes-first.ts'
import { type MediaDeps, quotaFor } from './media-deps.ts'

/** Bytes that have arrived, wherever from: an upload in pieces, a form, a call. */
export interface Arrived {
  /** where they lie; whoever brought them takes away what is left */
  path: string
  /** as it was called, which says nothing of what it is */
  name: string
  /** the upload that held room for it; without one the room is looked for now */
  upload?: { id: string; bytes: number }
  /** the form's field that is named when it cannot be taken */
  field?: string
}

/**
 * The one way in: looked at by its bytes, by the virus scanner, made anew, stored once and counted. Answers the file's
 * id. Takes a while: never within a transaction.
 */
export async function takeIn(house: MediaDeps, context: OpenContext, arrived: Arrived): Promise<number> {
  const work = await house.files.uploadPath(context.tenant.slug, `${randomBytes(16).toString('hex')}-made`)
  try {
    return await taken(house, context, arrived, work)
  } finally {
    await rm(work, { force: true })
  }
}

async function taken(
  house: MediaDeps,
  context: OpenContext,
  arrived: Arrived,
  work: string,
): Promise<number> {
  const { tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const name = fileName(arrived.name)
  await assertWhatItSays(arrived.path, name)
  const source = await hashOf(arrived.path)
  const known = await house.database.withTenant(tenant.id, tx => findBySource(tx, source))
  if (known === undefined) {
    await scan(house, arrived.path, name)
    const file = await made(arrived, name, work)
    // what everybody hears has to play in every podcast app as well
    if (file.mime === 'audio/webm')
      throw invalidField(arrived.field ?? 'file', 'WebM ini hanya berisi suara. Kirim sebagai MP3 atau M4A.')
    return keep(house, context, arrived, file, { source, name })
  }
  const at = house.clock.now()
  await house.database.withTenant(tenant.id, async tx => {
    await noteHolder(tx, known, membershipId, at)
    if (arrived.upload && (await finishUpload(tx, arrived.upload.id, known, at)))
      await releaseRoom(tx, membershipId, arrived.upload.bytes)
  })
  return known
}

/** Looked at by its name, its size and its bytes. */
export async function assertWhatItSays(path: string, name: string): Promise<void> {
  const { size } = await stat(path)
  const problem = problemOfFile({ name, size })
  if (problem) throw new Failure('unsupported', problem)
  if ((await sniff(path, name)) === undefined)
    throw new Failure('unsupported', `Isi berkas ini bukan ${endingOf(name).toUpperCase()} seperti namanya`)
}

export async function scan({ config }: Pick<MediaDeps, 'config'>, path: string, name: string): Promise<void> {
  if (config.CLAMD === undefined) return
  const isWhole = await createScanner(config.CLAMD).scan(path)
  const kind = sortOfName(name)?.kind
  // of films and sounds nothing is kept but their packets; anything else has to be looked at whole
  if (!isWhole && kind !== 'video' && kind !== 'audio')
    throw new Failure('tooLarge', 'Berkas ini terlalu besar untuk pemeriksa virus')
}

/** The scanner's look at what comes as the body of a call and is kept elsewhere: a face in a profile. */
export async function scanBytes(
  house: Pick<MediaDeps, 'config' | 'files'>,
  tenant: string,
  bytes: Buffer,
): Promise<void> {
  if (house.config.CLAMD === undefined) return
  const path = await house.files.uploadPath(tenant, randomBytes(16).toString('hex'))
  try {
    await writeFile(path, bytes)
    await createScanner(house.config.CLAMD).scan(path)
  } finally {
    await rm(path, { force: true })
  }
}

type Made = Pick<
  NewFile,
  'sha256' | 'mime' | 'bytes' | 'width' | 'height' | 'tint' | 'seconds' | 'peaks' | 'loudness'
> & {
  key: string
  /** the bytes, or where they lie */
  from: Buffer | string
}

/** What is kept of it. */
export async function made({ path, field = 'file' }: Arrived, name: string, work: string): Promise<Made> {
  const kind = sortOfName(name)?.kind
  if (kind === 'picture') {
    const picture = await makePicture(await readFile(path), {
      fit: 'inside',
      side: masterSide,
      field,
      isDrawing: endingOf(name) === 'svg',
    })
    const { key, sha256, bytes, width, height, tint } = picture
    return { key, sha256, mime: 'image/webp', bytes: bytes.length, width, height, tint, from: bytes }
  }
  if (kind === 'file') {
    const sha256 = await hashOf(path)
    const { size } = await stat(path)
    return { key: `${sha256.slice(0, 24)}.pdf`, sha256, mime: 'application/pdf', bytes: size, from: path }
  }
  const form = formOf(endingOf(name))
  const facts = await rewriteAv({ from: path, to: work, form }).catch((error: unknown) => {
    throw error instanceof AvRefused ? invalidField(field, error.message) : error
  })
  const sha256 = await hashOf(work)
  const { size } = await stat(work)
  const isVoice = form === 'webm' && facts.width === null
  return {
    key: `${sha256.slice(0, 24)}.${isVoice ? 'weba' : form}`,
    sha256,
    mime: isVoice ? 'audio/webm' : mimes[form],
    bytes: size,
    width: facts.width,
    height: facts.height,
    seconds: facts.seconds,
    peaks: facts.sound?.peaks,
    loudness: facts.sound?.loudness,
    from: work,
  }
}

const mimes: Readonly<Record<AvForm, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
}

const formOf = (ending: string): AvForm =>
  ending === 'webm' || ending === 'm4a' || ending === 'mp3' ? ending : 'mp4'

async function keep(
  house: MediaDeps,
  context: OpenContext,
  { upload }: Arrived,
  { from, ...file }: Made,
  { source, name }: { source: string; name: string },
): Promise<number> {
  const { database, clock } = house
  const { tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const at = clock.now()
  const writeDown = async (tx: Tx) => {
    const { id, isNew } = await insertFile(tx, {
      ...file,
      sourceSha256: source,
      name,
      uploadedBy: membershipId,
      at,
    })
    await noteHolder(tx, id, membershipId, at)
    const held = upload && (await finishUpload(tx, upload.id, id, at))
    if (upload && held) await releaseRoom(tx, membershipId, upload.bytes)
    if (!isNew) return id
    // what an upload held room for is there in any case
    await chargeRoom(tx, membershipId, file.bytes, held ? undefined : quotaFor(house, viewer))
    await record(
      { ...context, tx },
      {
        action: 'media.uploaded',
        object: { type: 'media', id, name },
        after: { bytes: file.bytes, mime: file.mime },
      },
    )
    return id
  }
  return bytesFirst(house, tenant, { key: file.key, from }, () => database.withTenant(tenant.id, writeDown))
}

/** As it may stand in a list; a path before it is no part of a name. */
export const fileName = (name: string): string =>
  cleanName(name.split(/[\\/]/).at(-1) ?? '').trim() || 'berkas'
