import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { keyOf } from '../../../platform/files/file-store.ts'
import {
  describeFile,
  listPartsOf,
  measureFile,
  removeFile,
  setCaptions,
  setPoster,
} from '../../../platform/files/library-change-rows.ts'
import { insertFile, noteHolder } from '../../../platform/files/library-rows.ts'
import { chargeRoom, dischargeRoom } from '../../../platform/files/storage-rows.ts'
import {
  type Crop,
  cropPicture,
  preparePicture,
  type UploadedPicture,
} from '../../../platform/files/uploads.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { invalidField, notFound } from '../../../shared/failure.ts'
import type { MediaItem } from '../../../shared/media.ts'
import { record } from '../audit/audit.ts'
import { memberOf } from '../permissions/permissions.ts'
import { cleanCaptions } from './captions.ts'
import { getMedia, type MediaContext } from './library.ts'
import type { CaptionsBody, MediaChange } from './media.contract.ts'
import { type MediaDeps, quotaFor } from './media-deps.ts'

type Recording = MediaContext & Pick<OpenContext, 'request'>

/** Says what a file shows, whose it is, what must stay visible. */
export async function describeMedia(context: Recording, id: number, change: MediaChange): Promise<MediaItem> {
  const { item: before } = await getMedia(context, id)
  const { alt, credit, focus, name } = before
  await describeFile(context.tx, id, change)
  const { item } = await getMedia(context, id)
  await record(context, {
    action: 'media.described',
    object: { type: 'media', id, name: item.name },
    before: { name, alt, credit, focus },
    after: { name: item.name, alt: item.alt, credit: item.credit, focus: item.focus },
  })
  return item
}

/** Loudness and peaks of what only a browser can decode; measured once. */
export async function noteMeasures(
  context: MediaContext,
  id: number,
  { peaks, loudness }: { peaks: number[]; loudness: number | null },
): Promise<MediaItem> {
  const { item } = await getMedia(context, id)
  if (item.kind !== 'audio') throw invalidField('peaks', 'Hanya audio yang punya gelombang')
  await measureFile(context.tx, id, peaks, loudness)
  return (await getMedia(context, id)).item
}

/** A part of a picture, as a picture of its own; the whole one stays. */
export async function cutMedia(
  house: MediaDeps,
  context: OpenContext,
  id: number,
  crop: Crop,
): Promise<MediaItem> {
  const { database, files, clock } = house
  const { tenant, viewer } = context
  const { item } = await database.withTenant(tenant.id, tx => getMedia({ ...context, tx }, id))
  if (item.kind !== 'picture') throw invalidField('x', 'Hanya gambar yang dapat dipotong')
  const whole = await files.read(tenant.slug, item.key)
  if (!whole) throw notFound('Berkas')
  const picture = await cropPicture(whole, crop)
  if (!picture) throw invalidField('width', 'Potongan melewati tepi gambar')
  const { membershipId } = memberOf(viewer)
  return database.withTenant(tenant.id, async tx => {
    const at = clock.now()
    const made = await insertFile(tx, {
      ...rowOf(picture),
      name: item.name,
      recipe: { of: id, ...crop },
      uploadedBy: membershipId,
      at,
    })
    await noteHolder(tx, made.id, membershipId, at)
    if (made.isNew) {
      await chargeRoom(tx, membershipId, picture.bytes.length, quotaFor(house, viewer))
      await describeFile(tx, made.id, { alt: item.alt, credit: item.credit })
      await files.write(tenant.slug, picture.key, picture.bytes)
      await record(
        { ...context, tx },
        {
          action: 'media.cut',
          object: { type: 'media', id: made.id, name: item.name },
          after: { of: id, ...crop },
        },
      )
    }
    return (await getMedia({ ...context, tx }, made.id)).item
  })
}

const rowOf = ({ key, sha256, bytes, width, height, tint }: UploadedPicture) => ({
  key,
  sha256,
  mime: 'image/webp',
  bytes: bytes.length,
  width,
  height,
  tint,
})

/** What a film shows before it plays, or a document's first page: drawn by the browser, made anew here as every picture. */
export async function putPoster(
  house: MediaDeps,
  context: OpenContext,
  id: number,
  { sent, declared }: { sent: Buffer; declared: string | undefined },
): Promise<MediaItem> {
  const { database, files, clock } = house
  const { tenant, viewer } = context
  const picture = await preparePicture(sent, declared, { fit: 'inside', side: 1920, field: 'poster' })
  const { membershipId } = memberOf(viewer)
  const done = await database.withTenant(tenant.id, async tx => {
    const inside = { ...context, tx }
    const { item } = await getMedia(inside, id)
    if (item.kind !== 'video' && item.kind !== 'file')
      throw invalidField('poster', 'Hanya video dan dokumen yang punya gambar depan')
    const old = await listPartsOf(tx, id, 'image/%')
    const made = await insertFile(tx, {
      ...rowOf(picture),
      name: item.name,
      partOf: id,
      uploadedBy: membershipId,
      at: clock.now(),
    })
    if (made.isNew) await chargeRoom(tx, membershipId, picture.bytes.length, quotaFor(house, viewer))
    const { key, width, height } = picture
    await setPoster(tx, id, { key, width, height })
    const gone = old.filter(part => part.key !== key)
    for (const part of gone) {
      await removeFile(tx, part.id)
      await dischargeRoom(tx, part.uploadedBy, part.bytes)
    }
    await files.write(tenant.slug, key, picture.bytes)
    return { item: (await getMedia(inside, id)).item, gone: gone.map(part => part.key) }
  })
  for (const key of done.gone) await files.remove(tenant.slug, key)
  return done.item
}

/** What is said in a film, as WebVTT; other captions of it go. Null takes them away. */
export async function putCaptions(
  house: MediaDeps,
  context: OpenContext,
  id: number,
  body: CaptionsBody | null,
): Promise<MediaItem> {
  const { database, files, clock } = house
  const { tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const text = body && cleanCaptions(body.text)
  const bytes = Buffer.from(text ?? '')
  const done = await database.withTenant(tenant.id, async tx => {
    const inside = { ...context, tx }
    const { item } = await getMedia(inside, id)
    if (item.kind !== 'video' && item.kind !== 'audio')
      throw invalidField('text', 'Hanya video dan audio yang punya takarir')
    const old = await listPartsOf(tx, id, 'text/vtt')
    for (const part of old) {
      await removeFile(tx, part.id)
      await dischargeRoom(tx, part.uploadedBy, part.bytes)
    }
    if (!body) await setCaptions(tx, id, null)
    else {
      // a key of its own: the same words may stand under two films
      const { sha256 } = keyOf(bytes, 'vtt')
      const key = `${randomBytes(12).toString('hex')}.vtt`
      await insertFile(tx, {
        key,
        sha256,
        name: item.name,
        mime: 'text/vtt',
        bytes: bytes.length,
        partOf: id,
        uploadedBy: membershipId,
        at: clock.now(),
      })
      await chargeRoom(tx, membershipId, bytes.length, quotaFor(house, viewer))
      await setCaptions(tx, id, { key, language: body.language, label: body.label })
      await files.write(tenant.slug, key, bytes)
    }
    await record(inside, { action: 'media.captioned', object: { type: 'media', id, name: item.name } })
    return { item: (await getMedia(inside, id)).item, gone: old.map(part => part.key) }
  })
  for (const key of done.gone) await files.remove(tenant.slug, key)
  return done.item
}

/** Bytes that came in one piece, where the intake can look at them; the intake takes the file away. */
export async function asArrived(
  { files }: Pick<MediaDeps, 'files'>,
  tenant: string,
  bytes: Buffer,
): Promise<string> {
  const path = await files.uploadPath(tenant, randomBytes(16).toString('hex'))
  await writeFile(path, bytes).catch(async error => {
    await rm(path, { force: true })
    throw error
  })
  return path
}
