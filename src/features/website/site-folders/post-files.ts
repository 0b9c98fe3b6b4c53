import type { Content } from '../../../shared/draft-parts.ts'
import { type PostKind, postKinds } from '../../../shared/post-kinds.ts'
import { slugOf, uniqueSlug } from '../../../shared/slug.ts'
import {
  beginPost,
  findPostIdBySlug,
  findTieNames,
  findTiesBySlug,
  isSlugFree,
  kindNames,
  listLivingPosts,
  setPublishedAt,
  setState,
} from '../../content/posts/posts.ts'
import { foundPost, trashPost } from '../../content/writing/writing.ts'
import { type DraftKind, opened } from '../../core/publishing/publishing.ts'
import {
  checked,
  type Drafted,
  type DraftedFile,
  type FileStatus,
  formOf,
  toldOf,
  writeDrafted,
} from './drafted-files.ts'
import {
  FieldProblems,
  type FolderPart,
  type FolderReader,
  nameBelow,
  type PresentFile,
} from './folder-part.ts'

/** Posts: `posts/news/guru-belajar.md`, with categories, authors and series by their names in addresses. */

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const wording = {
  names: { categoryIds: 'categories', authorIds: 'authors', parentId: 'series' },
  further: ['published'],
}

export const postParts = (draft: DraftKind): FolderPart[] => postKinds.map(kind => postPart(draft, kind))

function postPart(draft: DraftKind, kind: PostKind): FolderPart {
  const drafted: Drafted = { draft, body: 'body', wording }
  const folder = `posts/${kind}`
  return {
    label: kindNames[kind],
    isText: true,
    nameIn: nameBelow(folder, 'md', slugPattern),
    first: ({ fields }) => Object(fields).series === undefined,
    async list(reader) {
      const found: PresentFile[] = []
      for (const { id, slug, status, publishedAt } of await listNamed(reader, draft, kind)) {
        const now = await opened(reader, draft, id)
        const value = now.thing.published?.value ?? now.value
        found.push({
          path: `${folder}/${slug}.md`,
          label: now.thing.label,
          form: formOf(
            drafted,
            { ...(await named(reader, value)), status, further: dated(status, publishedAt) },
            reader,
          ),
          isBusy: now.state === 'changed',
        })
      }
      return found
    },
    async bring(hand, slug, read) {
      const told = toldOf(drafted, read, hand, slug)
      const at = momentIn(told)
      const value = checked(drafted, { ...told, value: await numbered(hand, kind, told.value) })
      const further = dated(told.status, at)
      return {
        form: formOf(drafted, { ...told, ...(await named(hand, value)), further }, hand),
        async write() {
          const known = (await listNamed(hand, draft, kind)).find(one => one.slug === slug)
          const id = known?.id ?? (await begun(hand, kind, slug, value))
          await writeDrafted(hand, drafted, id, { ...told, value })
          if (told.status === 'published' && at)
            await setPublishedAt(hand.tx, Number(id), at, hand.clock.now())
          if (told.status === 'archived' && known?.status !== 'archived')
            await setState(hand.tx, Number(id), 'archived', hand.clock.now())
        },
      }
    },
    async found(hand, slug, read) {
      const told = toldOf(drafted, read, hand, slug)
      const at = momentIn(told) ?? hand.clock.now()
      const value = checked(drafted, { ...told, value: await numbered(hand, kind, told.value) })
      if (told.status === 'draft')
        throw new FieldProblems([{ field: 'editorial', message: 'Situs baru hanya diisi yang sudah terbit' }])
      const id = await foundPost({ ...hand, clock: { now: () => at } }, kind, value)
      if (told.status === 'archived') await setState(hand.tx, id, 'archived', at)
    },
    async trash(context, slug) {
      const reader = { ...context, files: new Map() }
      const known = (await listNamed(reader, draft, kind)).find(one => one.slug === slug)
      if (known) await trashPost(context, draft, Number(known.id))
    },
  }
}

const dated = (status: FileStatus, at: Date | null | undefined) =>
  status === 'published' && at ? { published: at.toISOString().replace('.000Z', 'Z') } : {}

function momentIn({ further }: DraftedFile): Date | undefined {
  const given = further?.published
  if (given === undefined) return undefined
  const at = new Date(typeof given === 'string' ? given : Number.NaN)
  if (!Number.isNaN(at.getTime()) && at.getTime() > 0) return at
  throw new FieldProblems([
    { field: 'published', message: 'Tulis waktu terbit seperti 2026-11-24T08:00:00+07:00' },
  ])
}

interface Living {
  id: string
  slug: string
  status: FileStatus
  publishedAt: Date | null
}

/** What was never published has no address yet: its file is called by its title. */
async function listNamed(reader: FolderReader, draft: DraftKind, kind: PostKind): Promise<Living[]> {
  const rows = await listLivingPosts(reader.tx, kind)
  const taken = new Set(rows.map(({ slug }) => slug))
  const found: Living[] = []
  for (const { id, slug, status, publishedAt } of rows) {
    const isOut = (status === 'published' || status === 'scheduled') && publishedAt !== null
    const living = {
      id: String(id),
      status: isOut ? 'published' : status === 'archived' ? 'archived' : 'draft',
      publishedAt,
    } as const
    const value = publishedAt === null ? (await opened(reader, draft, living.id)).value : undefined
    const wanted = typeof value?.slug === 'string' && value.slug !== '' ? value.slug : undefined
    found.push({
      ...living,
      slug: value ? (wanted ?? uniqueSlug(slugOf(String(value.title ?? '')), taken)) : slug,
    })
  }
  return found
}

/** Numbers as names. */
async function named(reader: FolderReader, value: Content): Promise<{ value: Content }> {
  const ties = await findTieNames(reader.tx, {
    categoryIds: numbersIn(value.categoryIds),
    authorIds: numbersIn(value.authorIds),
    parentId: typeof value.parentId === 'number' ? value.parentId : null,
  })
  return { value: { ...value, categoryIds: ties.categories, authorIds: ties.authors, parentId: ties.parent } }
}

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])
const wordsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const tieWords = { categories: 'kategori', authors: 'profil publik' }

/** Names as numbers; throws where there is nothing of that name. */
async function numbered({ tx }: FolderReader, kind: PostKind, value: Content): Promise<Content> {
  const named = { categories: wordsIn(value.categoryIds), authors: wordsIn(value.authorIds) }
  const found = await findTiesBySlug(tx, kind, named)
  const problems: { field: string; message: string }[] = []
  for (const name of ['categories', 'authors'] as const) {
    if (found[name].length === named[name].length) continue
    for (const [index, slug] of named[name].entries()) {
      const one = await findTiesBySlug(tx, kind, { categories: [], authors: [], [name]: [slug] })
      if (one[name].length === 0)
        problems.push({ field: `${name}.${index}`, message: `Tidak ada ${tieWords[name]} "${slug}"` })
    }
  }
  const series = typeof value.parentId === 'string' ? value.parentId : undefined
  const parentId = series === undefined ? null : ((await findPostIdBySlug(tx, kind, series)) ?? null)
  if (series !== undefined && parentId === null)
    problems.push({ field: 'series', message: `Tidak ada tulisan "${series}" dari jenis ini` })
  if (problems.length > 0) throw new FieldProblems(problems)
  return { ...value, categoryIds: found.categories, authorIds: found.authors, parentId }
}

async function begun(
  { tx, clock, by }: Parameters<FolderPart['bring']>[0],
  kind: PostKind,
  slug: string,
  { title }: Content,
): Promise<string> {
  if (!(await isSlugFree(tx, kind, slug, 0)))
    throw new FieldProblems([{ field: '', message: 'Alamat ini dipakai tulisan di Sampah atau di arsip' }])
  const draftSlug = `draf-${crypto.randomUUID().slice(0, 13)}`
  return String(
    await beginPost(tx, { kind, slug: draftSlug, title: String(title ?? ''), owner: by, at: clock.now() }),
  )
}
