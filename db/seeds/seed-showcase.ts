import { sql } from 'kysely'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { sanitizeHtml } from '../../src/platform/html/sanitize.ts'
import { slugOf } from '../../src/shared/slug.ts'
import { day } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import type { Gallery } from './gallery.ts'
import type { Media } from './media.ts'
import { spokenWords } from './openings.ts'
import type { Captioned, DemoShowcase } from './showcase.types.ts'

interface Stage {
  tx: Tx
  gallery: Gallery
  media: Media
  now: Date
  showcase: DemoShowcase
}

/** Albums, films, neighbours, clients and projects, and the one episode that can be heard. */
export async function seedShowcase(
  tx: Tx,
  demo: DemoTenant,
  gallery: Gallery,
  media: Media,
  now: Date,
): Promise<void> {
  if (!demo.showcase) return
  const stage: Stage = { tx, gallery, media, now, showcase: demo.showcase }
  await media.record(tx)
  await seedShownPosts(stage)
  await seedPortfolio(stage)
  await seedRecording(stage, demo)
  await seedShowSettings(stage, demo)
}

const captioned = (gallery: Gallery, photos: readonly Captioned[]) =>
  JSON.stringify(photos.map(photo => ({ ...gallery.picture(photo), caption: photo.caption })))

async function seedShownPosts({ tx, gallery, media, now, showcase }: Stage): Promise<void> {
  const shared = (post: { slug: string; title: string; summary: string; html: string }) => ({
    slug: post.slug,
    title: post.title,
    summary: post.summary,
    content_html: sanitizeHtml(post.html),
    status: 'published',
  })
  const published_at = ({ publishedDaysAgo }: { publishedDaysAgo: number }) =>
    new Date(now.getTime() - publishedDaysAgo * day)
  const albums = showcase.albums.map(album => ({
    ...shared(album),
    kind: 'gallery',
    cover: album.photos[0] ? JSON.stringify(gallery.picture(album.photos[0])) : null,
    images: captioned(gallery, album.photos),
    published_at: published_at(album),
  }))
  const films = showcase.films.map(film => ({
    ...shared(film),
    kind: 'video',
    cover: JSON.stringify(gallery.picture(film.cover)),
    video: JSON.stringify({ provider: 'file', seconds: film.seconds, ...media.file(film.file) }),
    published_at: published_at(film),
  }))
  const neighbours = showcase.neighbours.map(one => ({
    ...shared(one),
    kind: one.kind,
    cover: JSON.stringify(gallery.picture(one.cover)),
    published_at: published_at(one),
  }))
  for (const rows of [albums, films, neighbours])
    if (rows.length > 0) await tx.db.insertInto('posts').values(rows).execute()
}

async function seedPortfolio({ tx, gallery, media, now, showcase }: Stage): Promise<void> {
  const clients = await tx.db
    .insertInto('portfolio_clients')
    .values(
      showcase.clients.map(({ slug, name, sector, logo }, position) => ({
        slug,
        name,
        sector,
        position,
        logo: JSON.stringify(gallery.picture(logo)),
      })),
    )
    .returning(['id', 'slug'])
    .execute()
  const dayOf = (inDays: number) => new Date(now.getTime() + inDays * day).toISOString().slice(0, 10)
  await tx.db
    .insertInto('portfolio_items')
    .values(
      showcase.projects.map(project => {
        const client = clients.find(({ slug }) => slug === project.client)
        if (!client) throw new Error(`There is no client ${project.client}`)
        const { slug, title, kind, summary, video } = project
        return {
          slug,
          title,
          kind,
          summary,
          client_id: client.id,
          kind_slug: slugOf(kind),
          starts_on: dayOf(project.startsInDays),
          ends_on: dayOf(project.endsInDays),
          batches: JSON.stringify(
            project.batches.map(({ label, inDays }) => ({ label, date: dayOf(inDays) })),
          ),
          project_link: project.projectLink ?? null,
          description_html: sanitizeHtml(project.html),
          cover: JSON.stringify(gallery.picture(project.cover)),
          photos: captioned(gallery, project.photos),
          images: captioned(gallery, project.images ?? []),
          video: video
            ? JSON.stringify({ provider: 'file', seconds: video.seconds, ...media.file(video.file) })
            : null,
          status: 'published',
          published_at: new Date(now.getTime() + Math.min(project.endsInDays, 0) * day),
        }
      }),
    )
    .execute()
}

/** What can be heard is the opening, spoken by a machine; the page says so. */
async function seedRecording({ tx, media, showcase }: Stage, demo: DemoTenant): Promise<void> {
  const { slug, file, seconds } = showcase.recording
  const recording = JSON.stringify({
    ...media.file(file),
    seconds,
    note: 'Cuplikan pembuka, dibacakan oleh mesin.',
  })
  const transcript = spokenWords(demo, slug)
  const changed = await tx.db
    .updateTable('posts')
    .set({
      audio: sql`audio || ${recording}::jsonb`,
      episode: transcript === undefined ? null : JSON.stringify({ chapters: [], transcript }),
    })
    .where('kind', '=', 'podcasts')
    .where('slug', '=', slug)
    .returning('id')
    .execute()
  if (changed.length !== 1) throw new Error(`There is no episode ${slug}`)
}

async function seedShowSettings({ tx, gallery, showcase }: Stage, demo: DemoTenant): Promise<void> {
  const { collaboration, podcast, recording } = showcase
  const episode = demo.posts.find(post => post.kind === 'podcasts' && post.slug === recording.slug)
  const values = {
    collaboration,
    podcast: { ...podcast, author: demo.name, cover: episode ? gallery.picture(episode.cover) : undefined },
  }
  await tx.db
    .insertInto('site_setting_values')
    .values(Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .execute()
}
