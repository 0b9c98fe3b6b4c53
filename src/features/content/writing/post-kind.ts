import { z } from 'zod'
import { documentOfHtml, htmlOfDocument, mathOf } from '../../../platform/documents/documents.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import { problemOfBlock } from '../../../shared/document/check.ts'
import type { Block, DocNode } from '../../../shared/document/document.ts'
import { tidyBlock } from '../../../shared/document/tidy.ts'
import { countWords, readingMinutes, textOfDocument } from '../../../shared/document/to-text.ts'
import { type Content, isSame } from '../../../shared/draft-parts.ts'
import type { FieldError } from '../../../shared/envelope.ts'
import { forbidden, invalid, invalidField, notFound } from '../../../shared/failure.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'
import { slugOf } from '../../../shared/slug.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import {
  changedParts,
  cleanTextBlock,
  type DraftKind,
  freeSlug,
  type Hand,
  type PublishingEvent,
  type Reader,
  type Reviewer,
} from '../../core/publishing/publishing.ts'
import { storedPicture } from '../../core/sections/sections.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import {
  addPublished,
  drawPost,
  findWritten,
  isSlugFree,
  type PublishedPost,
  putPublished,
  setState,
  touchPost,
  unknownTies,
  type WrittenRow,
} from '../posts/posts.ts'
import { cleanEpisode } from './clean-episode.ts'
import { type PostValue, postDraft, postPublication, postSeo, postWords } from './post-value.contract.ts'
import { writersPublish } from './writers-publish.ts'
import { mayDo, postShape } from './writing.rules.ts'

const numberIn = (id: string) =>
  /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647 ? Number(id) : undefined

/** The post of that id, as long as it is not in the bin. */
export async function findPostRow(
  { tx }: Pick<Reader, 'tx'>,
  id: string,
  isWriting = false,
): Promise<WrittenRow | undefined> {
  const number = numberIn(id)
  const row = number === undefined ? undefined : await findWritten(tx, number, isWriting)
  return row && row.trashedAt === null ? row : undefined
}

/** Visitors see it, or will without anybody doing more. */
export const isOut = ({ status, publishedAt }: Pick<WrittenRow, 'status' | 'publishedAt'>) =>
  (status === 'published' || status === 'scheduled') && publishedAt !== null

/** A post as its writers have it: what is published of it, or what it was imported with. */
export function writtenValue(row: WrittenRow): PostValue {
  const seo = postSeo.safeParse(row.seo)
  const cover = pictureIn(row.cover)
  const images = Array.isArray(row.images) ? row.images.flatMap(image => pictureIn(image) ?? []) : []
  return {
    title: row.status === 'draft' && row.title === untitled ? '' : row.title,
    summary: row.summary,
    body: blocksIn(row),
    cover: cover ?? null,
    categoryIds: row.categoryIds,
    tags: row.tags,
    authorIds: row.authorIds,
    parentId: row.parentId,
    images,
    audio: recordIn(row.audio),
    episode: episodeIn(row.episode),
    video: recordIn(row.video),
    visibility: row.visibility,
    featured: row.featured,
    language: row.language,
    slug: isOut(row) || row.publishedAt !== null ? row.slug : '',
    seo: seo.success ? seo.data : {},
  }
}

/** what a post is called in lists before anybody has given it a title */
export const untitled = 'Tanpa judul'

function pictureIn(stored: unknown) {
  const { alt = '', caption, ...picture } = Object(stored)
  const short = typeof alt === 'string' ? alt.slice(0, 191).trim() : ''
  const words = typeof caption === 'string' ? { caption: caption.slice(0, 300).trim() } : {}
  const parsed = storedPicture.safeParse({ ...picture, alt: short, ...words })
  return parsed.success ? parsed.data : undefined
}

const episodeIn = (stored: unknown): PostValue['episode'] => {
  const parsed = postDraft.shape.episode.safeParse(stored ?? null)
  return parsed.success ? parsed.data : null
}

const recordIn = (stored: unknown) => z.record(z.string(), z.unknown()).nullable().catch(null).parse(stored)

/** The blocks it was published with, else those its HTML is read as: printing them gives that HTML again. */
function blocksIn({ blocks, html }: WrittenRow): Block[] {
  const list: unknown[] = Array.isArray(blocks) ? blocks : []
  const isWhole = Array.isArray(blocks) && list.every(block => problemOfBlock(block) === undefined)
  // each has been looked at just now
  return isWhole ? list.map(block => tidyBlock(block as Block)) : documentOfHtml(html)
}

/** What visitors read of a post. */
function publishedOf(value: Content): PublishedPost {
  const { body, ...post } = postDraft.parse(value)
  const words = countWords(textOfDocument(body))
  return { ...post, html: htmlOfDocument(body), blocks: body, minutes: readingMinutes(words) }
}

/** Writes a post into a site that nobody has written in yet; it came out when the clock says. */
export const foundPost = ({ tx, clock }: Pick<Hand, 'tx' | 'clock'>, kind: PostKind, value: Content) =>
  addPublished(tx, kind, publishedOf(value), clock.now())

/** Posts of every kind. */
export function postKind(): DraftKind {
  return {
    kind: 'post',
    what: 'Tulisan',
    access: permissions.writePosts,
    shape: postShape,
    words: postWords,
    draft: postDraft,
    publication: postPublication,
    tags: ['posts'],
    admit: admitTo,
    async find(reader, id, isWriting) {
      const row = await findPostRow(reader, id, isWriting)
      if (!row) return undefined
      const value = writtenValue(row)
      return {
        id: String(row.id),
        label: row.title,
        published: isOut(row) ? { value, number: row.version, at: row.updatedAt } : undefined,
        beginning: () => value,
      }
    },
    cleanBlock: cleanTextBlock,
    check,
    async completed({ tx }, { id, published }, value) {
      const given = postPublication.parse(value)
      const post = { ...given, episode: cleanEpisode(given.episode) }
      const row = await findWritten(tx, Number(id))
      if (!row) throw notFound('Tulisan')
      const wanted = post.slug || (published ? row.slug : '')
      if (wanted !== '') {
        if (!(await isSlugFree(tx, row.kind, wanted, row.id)))
          throw invalidField('slug', 'Alamat ini sudah dipakai tulisan lain', 'taken')
        return { ...post, slug: wanted }
      }
      return {
        ...post,
        slug: await freeSlug(slugOf(post.title), slug => isSlugFree(tx, row.kind, slug, row.id), 'tulisan'),
      }
    },
    kept: ({ tx, clock }, { id }, value) =>
      touchPost(tx, Number(id), { title: String(value.title ?? '').trim() || untitled, at: clock.now() }),
    async publish({ tx, clock }, { id }, value, version) {
      await putPublished(tx, Number(id), publishedOf(value), { version, at: clock.now() })
      return value
    },
    withdraw: ({ tx, clock }, { id }) => setState(tx, Number(id), 'draft', clock.now()),
    hrefOf: id => to.writing({ id: Number(id) }),
    review: {
      access: permissions.reviewPosts,
      async of(reader, id) {
        const row = await findPostRow(reader, id)
        const mayReview = (member: Reviewer) =>
          row !== undefined && mayDo(member, { ...row, isPublished: isOut(row) }, false).review
        return row && { ownerId: row.ownerId, mayReview }
      },
    },
    async draw(context, value, id) {
      const row = await findPostRow(context, id)
      if (!row) return undefined
      const { body, ...post } = postDraft.parse(value)
      const minutes = readingMinutes(countWords(textOfDocument(body)))
      return drawPost(context, { ...post, id: row.id, kind: row.kind, html: htmlOfDocument(body), minutes })
    },
    deed,
  }
}

async function admitTo(reader: Reader, viewer: Viewer, id: string, touch: 'read' | 'write' | 'publish') {
  const member = memberOf(viewer)
  const row = await findPostRow(reader, id)
  if (!row) return
  const may = mayDo(member, { ...row, isPublished: isOut(row) }, writersPublish(reader.tenant))
  const isTheirs = may.write || may.review || may.publish
  const owned = mayDo(member, { ...row, isPublished: false }, false).write
  if (!isTheirs && !owned) throw notFound('Tulisan')
  if (touch === 'write' && !may.write && !may.review)
    throw forbidden('Tulisan yang sudah terbit diubah oleh pengelola situs')
  if (touch === 'publish' && !may.publish) throw forbidden('Tulisan Anda terbit setelah ditinjau')
}

/** What only the database and the whole text can say. */
async function check(
  reader: Reader,
  value: Content,
  { id, published }: { id: string; published?: { value: Content } | undefined },
) {
  const post = postPublication.parse(value)
  const errors: FieldError[] = []
  const html = htmlOfDocument(post.body)
  if (Buffer.byteLength(html) > mostBytes)
    errors.push({ field: 'body', code: 'too_big', message: `Isi lebih panjang dari ${mostBytes / 1024} KB` })
  for (const [index, block] of post.body.entries())
    if (formulasIn(block).some(source => mathOf(source) === undefined))
      errors.push({ field: `body.${index}`, code: 'custom', message: 'Rumus ini tidak dapat dibaca' })
  for (const { field, message } of await unknownTies(reader.tx, Number(id), post))
    errors.push({ field, code: 'unknown', message })
  if (errors.length > 0) throw invalid(errors)
  const pictures = { cover: post.cover, images: post.images, seo: { image: post.seo.image } }
  const before = published?.value
  if (
    !before ||
    !isSame(pictures, {
      cover: before.cover,
      images: before.images,
      seo: { image: Object(before.seo).image },
    })
  )
    await assertOwnPictures(reader, pictures, '')
}

/** as the policy of rich text has it: `platform/html/sanitize.ts` */
const mostBytes = 200 * 1024

const formulasIn = ({ type, attrs, content = [] }: DocNode): string[] => [
  ...(type === 'math' ? [String(attrs?.source ?? '')] : []),
  ...content.flatMap(formulasIn),
]

const acts = {
  saved: 'post.saved',
  published: 'post.published',
  withdrawn: 'post.withdrawn',
  discarded: 'post.discarded',
  planned: 'post.planned',
  unplanned: 'post.unplanned',
} as const

/** For the log: the fields that differ; a text as how long it is. */
function deed({ act, thing, before, after }: PublishingEvent) {
  const changed = changedParts({ nested: [] }, before ?? {}, after)
  const short = (value: Content) =>
    Object.fromEntries(
      changed.map(name => [name, name === 'body' ? `${countWords(wordsIn(value.body))} kata` : value[name]]),
    )
  const title = typeof after.title === 'string' ? after.title.trim() : ''
  return {
    action: acts[act],
    object: { type: 'post', id: thing.id, name: title || thing.label },
    ...(before ? { before: short(before), after: short(after) } : {}),
  }
}

const wordsIn = (body: unknown): string => {
  const parsed = postDraft.shape.body.safeParse(body)
  return parsed.success ? textOfDocument(parsed.data) : ''
}
