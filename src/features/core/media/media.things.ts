import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { noteUses } from '../../../platform/files/file-uses.ts'
import { insertFile, noteHolder } from '../../../platform/files/library-rows.ts'
import { findStorage } from '../../../platform/files/storage-rows.ts'
import { insertUpload } from '../../../platform/files/upload-rows.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    media: number
  }
  interface Things {
    media: { picture: number; other: number; film: number; sound: number; upload: string }
  }
}

interface Wishes {
  name: string
  mime: string
  bytes: Buffer
  holder: number
}

async function buildFile(
  tx: Tx,
  { name, mime, bytes, holder }: Wishes,
): Promise<{ id: number; key: string }> {
  const sha256 = createHash('sha256').update(name).update(randomBytes(8)).digest('hex')
  const ending = { 'image/webp': 'webp', 'video/mp4': 'mp4' }[mime] ?? 'mp3'
  const key = `${sha256.slice(0, 24)}.${ending}`
  const size = mime.startsWith('audio/') ? {} : { width: 64, height: 48 }
  const at = new Date('2026-11-20T03:00:00Z')
  const { id } = await insertFile(tx, {
    key,
    sha256,
    name,
    mime,
    bytes: bytes.length,
    uploadedBy: holder,
    at,
    ...size,
  })
  await noteHolder(tx, id, holder, at)
  return { id, key }
}

export const smallPicture = (red = 40) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: red, g: 120, b: 90 } } })

/** What Chromium's MediaRecorder makes of a voice: Opus in WebM, no picture; here a second of silence. */
export async function recordedVoice(): Promise<Buffer> {
  const { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } = await import(
    'mediabunny'
  )
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(source)
  await output.start()
  const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 }
  for (let at = 0; at < 1; at += 0.02)
    await source.add(new EncodedPacket(new Uint8Array([0xf8, 0xff, 0xfe]), 'key', at, 0.02), {
      decoderConfig,
    })
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

async function buildUpload(tx: Tx, name: string, membershipId: number): Promise<string> {
  const id = randomBytes(16).toString('hex')
  const at = new Date('2026-11-21T02:00:00Z')
  await insertUpload(tx, { id, membershipId, name, mime: 'image/png', bytes: 1000, at })
  return id
}

// without the protocol's own header it says so (412), to whoever may see the upload at all
const ofUpload = by(({ media }) => ({ path: `/v1/media/uploads/${media.upload}` }), { found: 412 })
const words = { language: 'id', label: 'Indonesia', text: 'WEBVTT\n\n00:00.000 --> 00:02.000\nSelamat pagi' }

/** a PNG of one pixel */
const poster = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret, ids, now }) {
    const bytes = Buffer.from(secret)
    const { id, key } = await buildFile(tx, {
      name: `Foto ${secret}.webp`,
      mime: 'image/webp',
      bytes,
      holder: ids.member,
    })
    await noteUses(tx, { kind: 'page', id: 'About', state: 'draft' }, { cover: { key } })
    await buildUpload(tx, `Kiriman ${secret}.png`, ids.member)
    await findStorage(tx)
    await noteHolder(tx, id, ids.member, now)
    return { ids: { media: id } }
  },
  async things({ app, tx, twin, secret, owner, number }) {
    const holder = owner.membershipId
    const bytes = await smallPicture(number % 256)
      .webp()
      .toBuffer()
    const build = (name: string, mime: string) =>
      buildFile(tx, { name: `${name} ${secret}`, mime, bytes, holder })
    const picture = await build('Foto', 'image/webp')
    await app.sanggar.files.write(twin.slug, picture.key, bytes)
    const other = await build('Pengganti', 'image/webp')
    const film = await build('Film', 'video/mp4')
    const sound = await build('Suara', 'audio/mpeg')
    const upload = await buildUpload(tx, `Kiriman ${secret}.png`, holder)
    return { media: { picture: picture.id, other: other.id, film: film.id, sound: sound.id, upload } }
  },
  addressing: {
    'GET /v1/media/{id}': { id: by(({ media }) => ({ path: `/v1/media/${media.picture}` })) },
    'PUT /v1/media/{id}': {
      id: by(({ media }) => ({ path: `/v1/media/${media.picture}`, body: { alt: 'Dua guru' } })),
    },
    'DELETE /v1/media/{id}': { id: by(({ media }) => ({ path: `/v1/media/${media.picture}`, body: {} })) },
    'PUT /v1/media/{id}/measures': {
      id: by(({ media }) => ({
        path: `/v1/media/${media.sound}/measures`,
        body: { peaks: [10, 90], loudness: -16 },
      })),
    },
    'POST /v1/media/{id}/replacement': {
      id: by(
        ({ media }, { own }) => ({
          path: `/v1/media/${media.picture}/replacement`,
          body: { by: own.media.other },
        }),
        { found: 201 },
      ),
    },
    'POST /v1/media/{id}/crops': {
      id: by(
        ({ media }) => ({
          path: `/v1/media/${media.picture}/crops`,
          body: { x: 0, y: 0, width: 32, height: 32 },
        }),
        { found: 201 },
      ),
    },
    'POST /v1/media/{id}/poster': {
      id: by(({ media }) => ({ path: `/v1/media/${media.film}/poster`, body: poster }), { found: 201 }),
    },
    'PUT /v1/media/{id}/captions': {
      id: by(({ media }) => ({ path: `/v1/media/${media.film}/captions`, body: words })),
    },
    'DELETE /v1/media/{id}/captions': {
      id: by(({ media }) => ({ path: `/v1/media/${media.film}/captions`, body: {} })),
    },
    'POST /v1/media/uploads/{id}/completion': {
      id: by(({ media }) => ({ path: `/v1/media/uploads/${media.upload}/completion`, body: {} }), {
        found: 409,
      }),
    },
    'HEAD /v1/media/uploads/{id}': { id: ofUpload },
    'PATCH /v1/media/uploads/{id}': {
      id: by(({ media }) => ({ path: `/v1/media/uploads/${media.upload}`, body: Buffer.from('potongan') }), {
        found: 412,
      }),
    },
    'DELETE /v1/media/uploads/{id}': { id: ofUpload },
  },
  parameters: () => ({ use: ['page', 'none'], before: ['2147483647'], limit: ['10'], kind: ['picture'] }),
}
