import { open } from 'node:fs/promises'
import { endingOf } from '../../shared/media.ts'
import { typeOf } from './uploads.ts'

/** What a file is by its bytes; an mp4, m4a and mov share one family, as do webm and mkv. */
export type SniffedType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'image/gif'
  | 'image/svg+xml'
  | 'isobmff'
  | 'ebml'
  | 'mp3'
  | 'pdf'

const headBytes = 4096
const tailBytes = 2048

/** messengers call any photo .jpg; each is decoded and made anew, whichever it is */
const photos = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

/** by the ending of a name, what its bytes may be */
const expected: Readonly<Record<string, readonly SniffedType[]>> = {
  jpg: photos,
  jpeg: photos,
  png: photos,
  webp: photos,
  gif: photos,
  svg: ['image/svg+xml'],
  mp3: ['mp3'],
  m4a: ['isobmff'],
  mp4: ['isobmff'],
  m4v: ['isobmff'],
  mov: ['isobmff'],
  webm: ['ebml'],
  pdf: ['pdf'],
}

/** Whether the bytes at `path` are what its name says; undefined where they are not. Names decide nothing else. */
export async function sniff(path: string, name: string): Promise<SniffedType | undefined> {
  const wanted = expected[endingOf(name)] ?? []
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(Math.min(headBytes, size))
    await file.read(head, 0, head.length, 0)
    const found = foundIn(head)
    if (found === undefined || !wanted.includes(found)) return undefined
    if (found !== 'pdf') return found
    const tail = Buffer.alloc(Math.min(tailBytes, size))
    await file.read(tail, 0, tail.length, size - tail.length)
    return tail.includes('%%EOF') ? found : undefined
  } finally {
    await file.close()
  }
}

function foundIn(head: Buffer): SniffedType | undefined {
  const picture = typeOf(head)
  if (picture) return picture
  const text = (from: number, to: number) => head.toString('latin1', from, to)
  if (text(0, 5) === '%PDF-') return 'pdf'
  if (text(4, 8) === 'ftyp') return 'isobmff'
  if (head.subarray(0, 4).equals(Buffer.from('1a45dfa3', 'hex'))) return 'ebml'
  if (text(0, 3) === 'ID3' || isMpegFrame(head)) return 'mp3'
  const words = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return /^(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(words) ? 'image/svg+xml' : undefined
}

/** the sync word of MPEG audio, layer III, with a rate and a bit rate that there are */
const isMpegFrame = (head: Buffer) =>
  head.length > 3 &&
  head[0] === 0xff &&
  ((head[1] ?? 0) & 0xe6) === 0xe2 &&
  ((head[2] ?? 0) & 0xf0) !== 0xf0 &&
  ((head[2] ?? 0) & 0x0c) !== 0x0c
