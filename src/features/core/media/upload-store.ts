import { randomBytes } from 'node:crypto'
import { open, rm, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Upload } from '@tus/server'
import { releaseRoom, reserveRoom } from '../../../platform/files/storage-rows.ts'
import {
  advanceUpload,
  countOpen,
  findUpload,
  giveLease,
  insertUpload,
  removeUpload,
  takeLease,
} from '../../../platform/files/upload-rows.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { conflict, Failure, invalidField, notFound } from '../../../shared/failure.ts'
import { problemOfSource } from '../../../shared/import-sources.ts'
import { problemOfFile, sortOfName } from '../../../shared/media.ts'
import { memberOf } from '../permissions/permissions.ts'
import { fileName } from './intake.ts'
import { type MediaDeps, quotaFor } from './media-deps.ts'

/** uploads that somebody may have begun at once; a page of the library sends three at a time */
const mostOpen = 200
/** milliseconds for which whoever writes has an upload to themselves, after the last sign of life */
const leaseMilliseconds = 30_000
/** how often the row is told how far it is, bytes: each tells that the writer lives, too */
const stepBytes = 4_194_304
/** how often a second writer looks whether the first has stopped, and after how many milliseconds */
const looks = 66
const pause = 150

/** Where uploads grow, of one tenant and one member: their rows in the database, their bytes in the file store. */
export interface UploadStore {
  create(upload: Pick<Upload, 'id' | 'size' | 'metadata'>): Promise<void>
  find(id: string): Promise<{ id: string; size: number; offset: number; createdAt: Date }>
  /** what arrives is written behind `offset`; answers how far it is then, also where the sender hangs up */
  write(stream: Readable, id: string, offset: number): Promise<number>
  remove(id: string): Promise<void>
  /** nobody else writes until `unlock`; who does already is asked to stop */
  lock(id: string, signal: AbortSignal, stop: () => void): Promise<void>
  unlock(id: string): Promise<void>
}

/** who writes in this process, by upload, and how to stop them */
const writing = new Map<string, () => void>()

export function createUploadStore(house: MediaDeps, context: OpenContext): UploadStore {
  const { database, files, clock } = house
  const { tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const lease = randomBytes(12).toString('hex')
  const name = (id: string) => `${tenant.id} ${id}`
  const until = () => new Date(clock.now().getTime() + leaseMilliseconds)
  const inTenant = <T>(work: Parameters<typeof database.withTenant<T>>[1]) =>
    database.withTenant(tenant.id, work)

  async function get(id: string) {
    const row = await inTenant(tx => findUpload(tx, id, membershipId))
    if (!row) throw notFound('Unggahan')
    return row
  }

  return {
    async create({ id, size, metadata }) {
      const called = fileName(metadata?.filename ?? '')
      if (size === undefined) throw invalidField('file', 'Sebutkan ukuran berkas')
      // what is to be imported is no file of the library, and is looked at by its reader
      const problemOf = metadata?.purpose === 'import' ? problemOfSource : problemOfFile
      const problem = problemOf({ name: called, size })
      if (problem) throw new Failure('unsupported', problem)
      await inTenant(async tx => {
        if ((await countOpen(tx, membershipId)) >= mostOpen)
          throw conflict('Terlalu banyak unggahan yang belum selesai. Selesaikan atau batalkan dahulu.')
        await reserveRoom(tx, membershipId, size, quotaFor(house, viewer))
        const mime = sortOfName(called)?.types[0] ?? ''
        await insertUpload(tx, { id, membershipId, name: called, mime, bytes: size, at: clock.now() })
      })
      await writeFile(await files.uploadPath(tenant.slug, id), '')
    },
    async find(id) {
      const { bytes, received, createdAt } = await get(id)
      return { id, size: bytes, offset: received, createdAt }
    },
    async write(stream, id, offset) {
      const { bytes } = await get(id)
      const file = await open(await files.uploadPath(tenant.slug, id), 'r+')
      let at = offset
      let told = offset
      const tell = async () => {
        const isMine = await inTenant(tx =>
          advanceUpload(tx, id, { received: at, lease, at: clock.now(), until: until() }),
        )
        if (!isMine) throw conflict('Berkas ini sedang dikirim dari jendela lain')
        told = at
      }
      try {
        for await (const piece of stream) {
          if (at + piece.length > bytes)
            throw new Failure('tooLarge', 'Lebih banyak data daripada yang diumumkan')
          // a disk that is nearly full takes a part of it and says so
          for (let taken = 0; taken < piece.length; ) {
            const { bytesWritten } = await file.write(piece, taken, piece.length - taken, at + taken)
            taken += bytesWritten
          }
          at += piece.length
          if (at - told >= stepBytes) await tell()
        }
      } finally {
        await file.close()
        // whatever arrived need not be sent again, even where the line was cut
        if (at > told) await tell()
      }
      return at
    },
    async remove(id) {
      await get(id)
      const gone = await inTenant(async tx => {
        const row = await removeUpload(tx, id)
        if (row && row.fileId === null) await releaseRoom(tx, membershipId, row.bytes)
        return row
      })
      if (gone) await rm(await files.uploadPath(tenant.slug, id), { force: true })
    },
    async lock(id, signal, stop) {
      const isThere = await inTenant(tx => findUpload(tx, id, membershipId))
      // it is only just being made
      if (!isThere) return
      for (let look = 0; ; look += 1) {
        const mine = await inTenant(tx => takeLease(tx, id, { lease, now: clock.now(), until: until() }))
        if (mine) break
        writing.get(name(id))?.()
        if (signal.aborted || look === looks) throw conflict('Berkas ini sedang dikirim dari jendela lain')
        await wait(pause)
      }
      writing.set(name(id), stop)
    },
    async unlock(id) {
      writing.delete(name(id))
      await inTenant(tx => giveLease(tx, id, lease))
    },
  }
}
