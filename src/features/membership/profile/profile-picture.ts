import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { removePictureRows } from '../../../platform/files/picture-rows.ts'
import { pictureJson, preparePicture, storePicture } from '../../../platform/files/uploads.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { forbidden } from '../../../shared/failure.ts'
import { readJson } from '../../../shared/json.ts'
import { record } from '../../core/audit/audit.ts'
import { type MediaDeps, scanBytes } from '../../core/media/media.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { changeProfile, findProfile } from '../members/members.ts'
import type { PictureAnswer } from './profile.contract.ts'
import { pictureSide } from './profile.rules.ts'

interface Deps {
  database: Pick<Database, 'withTenant'>
  files: FileStore
  clock: Clock
  config: MediaDeps['config']
}

/** Makes a picture of what was sent, outside of any transaction, and puts it in the place of the one before. */
export async function setPicture(
  { database, files, clock, config }: Deps,
  context: OpenContext,
  body: Buffer,
): Promise<PictureAnswer> {
  const { tenant, viewer, request } = context
  const { membershipId } = memberOf(viewer)
  await scanBytes({ config, files }, tenant.slug, body)
  const picture = await preparePicture(body, request.headers['content-type'], {
    fit: 'square',
    side: pictureSide,
    isPersonal: true,
  })
  try {
    const made = await database.withTenant(tenant.id, async tx => {
      const before = await openProfile(tx, membershipId, tenant.pictureBase)
      await storePicture({ tx, files, tenant }, picture, { name: 'foto-profil.webp', membershipId })
      const old = await removePictureRows(tx, membershipId, { except: picture.key })
      const json = pictureJson(picture, `Foto ${before.name}`)
      const version = await changeProfile(
        tx,
        { id: membershipId, version: undefined },
        { picture: json },
        clock.now(),
      )
      if (version === undefined) throw closed()
      await record(
        { ...context, tx },
        {
          action: 'profile.picture_changed',
          object: { type: 'member', id: membershipId, name: before.name },
        },
      )
      const url = `${tenant.pictureBase}${picture.key}`
      return { old, answer: { picture: { ...readJson(json), url }, version } }
    })
    await removeFiles(files, tenant.slug, made.old)
    return made.answer
  } catch (error) {
    await files.remove(tenant.slug, picture.key)
    throw error
  }
}

export async function clearPicture(
  { database, files, clock }: Deps,
  context: OpenContext,
): Promise<PictureAnswer> {
  const { tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const { old, version } = await database.withTenant(tenant.id, async tx => {
    const before = await openProfile(tx, membershipId, tenant.pictureBase)
    if (!before.picture) return { old: [], version: before.version }
    const keys = await removePictureRows(tx, membershipId)
    const id = { id: membershipId, version: undefined }
    const next = await changeProfile(tx, id, { picture: null }, clock.now())
    if (next === undefined) throw closed()
    await record(
      { ...context, tx },
      { action: 'profile.picture_removed', object: { type: 'member', id: membershipId, name: before.name } },
    )
    return { old: keys, version: next }
  })
  await removeFiles(files, tenant.slug, old)
  return { picture: null, version }
}

async function removeFiles(files: FileStore, tenant: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(tenant, key)
}

async function openProfile(tx: Tx, membershipId: number, pictureBase: string) {
  const row = await findProfile(tx, membershipId, pictureBase)
  if (!row?.isOpen) throw closed()
  return row
}

const closed = () => forbidden('Profil ini tidak dapat diubah')
