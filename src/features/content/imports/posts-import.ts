import { createHash } from 'node:crypto'
import type { ArchivedPost, PostArchive } from '../../../platform/archives/archive.ts'
import { type Addresses, assetKeysIn, fillPlaceholders } from '../../../platform/archives/placeholders.ts'
import type { Prepared } from '../../../platform/archives/prepared-picture.ts'
import { readPostsApart } from '../../../platform/archives/reading.ts'
import { readingMinutes, shorten } from '../../../platform/archives/reading-text.ts'
import { slugOf, slugTaker } from '../../../platform/archives/slug-taker.ts'
import { recordPictures } from '../../../platform/files/picture-rows.ts'
import { type PostKind, routes, to } from '../../../routes.ts'
import { htmlToText } from '../../../shared/html-text.ts'
import type { Brought } from '../../core/people/people.ts'
import { bringPosts, type PostsPlan, type PostText, planBroughtPosts } from '../posts/posts.ts'
import { type ImportContext, whyRefused } from './import-context.ts'
import { placed, preparePictures, writePictures } from './import-pictures.ts'
import { redirectsFrom } from './import-redirects.ts'
import { writeAtOnce } from './import-transaction.ts'
import { type ImportReport, type PostsJob, postKinds } from './imports.contract.ts'

/**
 * Reads a WordPress export or a feed and writes its posts, or brings those written before up to date. Posts that are
 * no longer in the file stay: a feed holds only the newest.
 */
export async function importPosts(context: ImportContext, job: PostsJob): Promise<ImportReport> {
  context.tell({ stage: 'Membaca berkas', done: 0, total: 1 })
  const archive = await readPostsApart(job.path, { now: context.clock.now(), signal: context.signal })
  context.noteAll(archive.skipped)
  context.tell({ stage: 'Membaca berkas', done: 1, total: 1 })
  const pictures = await preparePictures(usedPictures(archive, context), context)
  await context.admit?.([...pictures.values()])
  const plan = await context.database.withTenant(context.tenant.id, tx =>
    planBroughtPosts(tx, archive.posts, sourceOf(archive), { kinds: postKinds, asked: job.as }),
  )
  const posts = await postTexts(archive, plan, pictures, context)
  if (!job.dryRun) await writePictures(context.files, context.tenant.slug, pictures.values())
  context.tell({ stage: 'Menulis', done: 0, total: 1 })
  const counts = await writeAtOnce(context, { dryRun: job.dryRun, tags: ['posts'] }, async tx => {
    const created = await recordPictures(tx, pictures.values())
    const redirects = redirectsFrom(archive, context.note)
    return [
      ...(await bringPosts(tx, plan, {
        posts,
        archive,
        people: writersOf(archive, posts),
        redirects,
        site: siteOf(archive),
        note: context.note,
        came: context.came,
        isDraft: job.isDraft,
        now: context.clock.now(),
      })),
      { what: 'Gambar', created, updated: 0, unchanged: pictures.size - created, removed: 0 },
    ]
  })
  context.tell({ stage: 'Menulis', done: 1, total: 1 })
  const { title, url } = archive.site
  return {
    title: title || url,
    address: to.posts(plan.kind),
    dryRun: job.dryRun,
    counts,
    came: context.allCame(),
    skipped: context.noted(),
  }
}

/** Those of its people who wrote something that is brought. */
function writersOf({ authors }: PostArchive, posts: readonly PostText[]): Brought[] {
  const writing = new Set(posts.map(post => post.authorLogin))
  const takeSlug = slugTaker()
  return authors
    .filter(({ login }) => writing.has(login))
    .map(({ login, name }) => ({
      login,
      name: shorten(name || login, 100),
      slug: takeSlug(slugOf(login) || name, 'penulis'),
    }))
}

/** The old site, as what comes from it is marked. */
function siteOf({ site }: PostArchive): string {
  const host = (
    URL.parse(site.url)?.host.replace(/^www\./, '') ||
    slugOf(site.title) ||
    'tanpa-alamat'
  ).slice(0, 100)
  return `wordpress:${host}`
}

/** By what name a post is known again: the old site and its number there; whole addresses as numbers are hashed. */
function sourceOf(archive: PostArchive): (post: ArchivedPost) => string {
  const site = siteOf(archive)
  return ({ sourceId }) => {
    const short = /^\d{1,20}$/.test(sourceId)
      ? sourceId
      : createHash('sha256').update(sourceId).digest('hex').slice(0, 32)
    return `${site}:${short}`
  }
}

/** The pictures that stand in a text or on a cover; a media library holds many more. */
function usedPictures(archive: PostArchive, context: ImportContext) {
  const used = new Set(
    archive.posts.flatMap(post => [...assetKeysIn(post.html), post.featuredAssetUrl ?? '']),
  )
  return [...archive.assets.values()].flatMap(({ url, bytes, mime, name, alt, title }) => {
    if (!bytes || !mime) return []
    if (used.has(url)) return [[url, { bytes, mime, name, alt: alt ?? title }] as const]
    context.note(url, 'Gambar tidak dipakai di artikel mana pun')
    return []
  })
}

async function postTexts(
  archive: PostArchive,
  plan: PostsPlan,
  pictures: ReadonlyMap<string, Prepared>,
  context: ImportContext,
): Promise<PostText[]> {
  const addresses = postAddresses(plan, pictures)
  const texts: PostText[] = []
  for (const [at, post] of archive.posts.entries()) {
    context.signal?.throwIfAborted()
    const html = await cleaned(post, addresses, context)
    if (html !== undefined) texts.push(postText(post, html, plan, pictures))
    context.tell({ stage: 'Membersihkan artikel', done: at + 1, total: archive.posts.length })
  }
  return texts
}

function postText(
  post: ArchivedPost,
  html: string,
  plan: PostsPlan,
  pictures: ReadonlyMap<string, Prepared>,
): PostText {
  const words = htmlToText(html)
  return {
    ...post,
    ...plan.place(post),
    html,
    summary: shorten(post.summary || words, 300),
    minutes: readingMinutes(words),
    cover: pictures.get(post.featuredAssetUrl ?? ''),
    publishedAt: post.publishedAt,
  }
}

function postAddresses(plan: PostsPlan, pictures: ReadonlyMap<string, Prepared>): Addresses {
  return {
    page: key => {
      const slug = plan.slugs.get(key)
      return slug === undefined ? undefined : postLink(plan.kind, slug)
    },
    asset: key => {
      const picture = pictures.get(key)
      return picture && placed(picture)
    },
  }
}

/** Links inside texts name a post by its slug: a blog's canonical address has its id, which does not exist yet. */
function postLink(kind: PostKind, slug: string): string {
  return kind === 'blog' ? routes['Blog-slug'].replace('{slug}', slug) : to.post({ kind, slug, id: 0 })
}

/** A text the sanitiser refuses stays behind; the others need not wait for it. */
async function cleaned(
  post: ArchivedPost,
  addresses: Addresses,
  context: ImportContext,
): Promise<string | undefined> {
  try {
    return await context.sanitize(fillPlaceholders(post.html, addresses))
  } catch (error) {
    const why = whyRefused(error)
    if (why === undefined) throw error
    context.note(post.title, why)
    return undefined
  }
}
