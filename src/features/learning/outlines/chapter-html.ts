import { htmlOfDocument } from '../../../platform/documents/documents.ts'
import { momentText } from '../../../shared/dates.ts'
import { instantOf } from '../../../shared/days.ts'
import type { Block } from '../../../shared/document/document.ts'
import { embedOf } from '../../../shared/embeds.ts'
import type { ChapterValue } from './chapter-value.contract.ts'

/** What a kind brings besides the text: blocks like those of any text, above it. */

const words = (text: string) => [{ type: 'text', text }] as const

function film({ video, address, title }: ChapterValue): Block[] {
  if (video) return [{ id: 'bagian', type: 'video', attrs: { src: `/_media/${video.key}` } }]
  return address === '' ? [] : elsewhere({ address, title })
}

/** A film elsewhere is asked for when it is pressed; anything else is a link. */
function elsewhere({ address, title }: Pick<ChapterValue, 'address' | 'title'>): Block[] {
  const found = embedOf(address)
  if (found?.kind === 'video')
    return [
      {
        id: 'bagian',
        type: 'embed',
        attrs: { frame: found.frame, href: found.page, title: title || 'Video' },
      },
    ]
  const { host } = new URL(address)
  return [
    { id: 'bagian', type: 'card', attrs: { href: address, title: `Buka ${title || host}`, text: host } },
  ]
}

const size = (bytes: number | undefined) =>
  bytes === undefined ? null : `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('id-ID')} KB`

function meeting({ liveAt, liveUrl }: ChapterValue, timeZone: string): Block[] {
  return [
    ...(liveAt === ''
      ? []
      : [
          {
            id: 'waktu',
            type: 'callout',
            attrs: { tone: 'note' },
            content: [
              {
                type: 'paragraph',
                content: words(`Pertemuan ${momentText(instantOf(liveAt, timeZone), timeZone)}.`),
              },
            ],
          } as const,
        ]),
    ...(liveUrl === ''
      ? []
      : [
          {
            id: 'masuk',
            type: 'button',
            attrs: { href: liveUrl },
            content: words('Masuk ke pertemuan'),
          } as const,
        ]),
  ]
}

function partOf(value: ChapterValue, timeZone: string): Block[] {
  if (value.kind === 'video') return film(value)
  if (value.kind === 'embed') return value.address === '' ? [] : elsewhere(value)
  if (value.kind === 'live') return meeting(value, timeZone)
  if (value.kind !== 'file' || !value.file) return []
  const { key, name, bytes } = value.file
  return [
    { id: 'bagian', type: 'file', attrs: { href: `/_media/${key}`, name: name || key, about: size(bytes) } },
  ]
}

/** Whether it has anything to read, see or do. */
export const isEmptyChapter = (value: ChapterValue): boolean =>
  partOf(value, 'Asia/Jakarta').length === 0 && htmlOfDocument(value.body).trim() === ''

/** The HTML of a chapter as it is read. */
export const chapterHtml = (value: ChapterValue, timeZone: string): string =>
  htmlOfDocument([...partOf(value, timeZone), ...value.body])
