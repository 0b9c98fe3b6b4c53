import { documentOfHtml, htmlOfDocument } from '../../../platform/documents/documents.ts'
import { findByKey } from '../../../platform/files/library-rows.ts'
import { to } from '../../../routes.ts'
import { invalidField } from '../../../shared/failure.ts'
import type { EntryKind, Owned } from '../../core/entries/entries.ts'
import type { Reader } from '../../core/publishing/publishing.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import { listClientOptions } from './client-writing.store.ts'
import { drawItem } from './draw-portfolio.ts'
import { kindSlugOf } from './portfolio.rules.ts'
import {
  type PortfolioValue,
  portfolioDraft,
  portfolioPublication,
  portfolioWords,
} from './portfolio-value.contract.ts'
import { findWritten, listKindOptions, portfolioTable, putItem } from './portfolio-writing.store.ts'

/** What stands in the table, as its writers have it. */
async function read(
  { tx }: Reader,
  id: number,
  isWriting: boolean,
): Promise<Owned<PortfolioValue> | undefined> {
  const row = await findWritten(tx, id, isWriting)
  if (!row) return undefined
  const value = portfolioDraft.parse({
    title: row.title,
    summary: row.summary,
    body: documentOfHtml(row.html),
    kind: row.kind,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    batches: row.batches,
    clientSlug: row.clientSlug ?? '',
    projectLink: row.projectLink ?? '',
    cover: row.cover,
    photos: row.photos,
    images: row.images,
    video: await filmOf({ tx }, row.video),
    slug: row.slug,
  })
  const isOut = row.status === 'published'
  return { value, slug: row.slug, isOut, number: row.version, at: row.updatedAt }
}

/** A stored film as a form keeps it: its name is the library's. */
async function filmOf({ tx }: Pick<Reader, 'tx'>, stored: unknown): Promise<object | null> {
  if (typeof stored !== 'object' || stored === null) return null
  const { key, seconds, bytes } = { key: '', seconds: 0, bytes: undefined, ...stored }
  const file = await findByKey(tx, key)
  return { key, name: file?.name ?? key, seconds, ...(bytes === undefined ? {} : { bytes }) }
}

/** The film as visitors' reads take it. */
async function storedFilm({ tx }: Pick<Reader, 'tx'>, film: PortfolioValue['video']): Promise<string | null> {
  if (!film) return null
  const file = await findByKey(tx, film.key)
  if (file?.kind !== 'video') throw invalidField('video', 'Video ini tidak ada di berkas situs ini')
  const { mime, bytes } = file
  const seconds = Math.round(film.seconds ?? file.seconds ?? 0)
  return JSON.stringify({ provider: 'file', key: film.key, mime, bytes, seconds })
}

const jsonOr = (value: unknown) => (value == null ? null : JSON.stringify(value))
/** places without a picture are left out */
const chosen = <One>(list: readonly (One | null)[]): One[] => list.flatMap(one => one ?? [])

/** Case studies, as they are written in the office. */
export const portfolioKind: EntryKind<PortfolioValue> = {
  kind: 'portfolio',
  plural: 'portfolio-items',
  words: { one: 'portofolio', many: 'Portofolio', about: 'Studi kasus: proyek yang dikerjakan untuk klien' },
  icon: 'presentation',
  section: { group: 'content', place: 90 },
  may: { write: 'writePortfolio' },
  draft: portfolioDraft,
  publication: portfolioPublication,
  fieldWords: portfolioWords,
  title: 'title',
  body: 'body',
  groups: [
    { title: 'Proyek', fields: ['kind', 'startsOn', 'endsOn', 'clientSlug', 'projectLink'] },
    { title: 'Sampul', fields: ['cover'] },
    { title: 'Pelaksanaan', fields: ['batches'] },
    { title: 'Foto dan gambar', fields: ['photos', 'images'] },
    { title: 'Video', fields: ['video'] },
    { title: 'Alamat halaman', fields: ['slug'] },
  ],
  tags: ['portfolio'],
  routes: {
    list: 'Kelola-Portofolio',
    entry: 'Kelola-Portofolio-id',
    preview: 'Kelola-Portofolio-Pratinjau',
  },
  beginning: () => portfolioDraft.parse({}),
  async choices({ tx }) {
    return { clients: await listClientOptions(tx), kinds: await listKindOptions(tx) }
  },
  table: portfolioTable,
  read,
  async check(reader, value) {
    const { clientSlug, cover, photos, images, video } = value
    if (clientSlug !== '') {
      const clients = await listClientOptions(reader.tx)
      if (!clients.some(one => one.value === clientSlug))
        throw invalidField('clientSlug', 'Klien ini tidak ada di situs ini')
    }
    await assertOwnPictures(reader, { cover, photos, images }, '')
    await storedFilm(reader, video)
  },
  async put({ tx, clock }, { ownId, slug, value, number }) {
    const kind = value.kind.trim()
    return putItem(tx, ownId, {
      slug,
      title: value.title.trim(),
      kind,
      kindSlug: kindSlugOf(kind),
      summary: value.summary.trim(),
      html: htmlOfDocument(value.body),
      startsOn: value.startsOn,
      endsOn: value.endsOn,
      clientSlug: value.clientSlug,
      projectLink: value.projectLink.trim() || null,
      batches: JSON.stringify(value.batches.map(({ label, date }) => ({ label: label.trim(), date }))),
      cover: jsonOr(value.cover),
      photos: JSON.stringify(chosen(value.photos)),
      images: JSON.stringify(chosen(value.images)),
      video: await storedFilm({ tx }, value.video),
      at: clock.now(),
      version: number,
    })
  },
  // a project's slug alone leads to its place
  siteHref: ({ slug }) => to.portfolio({ type: slug }),
  siteRoutes: ['Portfolio-type-title'],
  draw: drawItem,
}
