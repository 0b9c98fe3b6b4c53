import { documentOfHtml, htmlOfDocument } from '../../../platform/documents/documents.ts'
import { sanitizeHtml } from '../../../platform/html/sanitize.ts'
import { to } from '../../../routes.ts'
import { instantOf, localTimeOf } from '../../../shared/days.ts'
import { invalidField } from '../../../shared/failure.ts'
import { slugOf, uniqueSlug } from '../../../shared/slug.ts'
import type { EntryKind, Owned } from '../../core/entries/entries.ts'
import type { Reader } from '../../core/publishing/publishing.ts'
import {
  findWrittenSeason,
  listBusyCategories,
  listCategories,
  listScoredStages,
  listStages,
  putCategories,
  putSeason,
  putStages,
  seasonTable,
} from '../seasons/seasons.ts'
import { drawSeason } from './draw-season.ts'
import { type SeasonValue, seasonDraft, seasonPublication, seasonWords } from './season-value.contract.ts'

/** What stands in the tables, as its writers have it. */
async function read(
  { tx, tenant }: Reader,
  id: number,
  isWriting: boolean,
): Promise<Owned<SeasonValue> | undefined> {
  const row = await findWrittenSeason(tx, id, isWriting)
  if (!row) return undefined
  const { status, version, updatedAt, html, registrationOpenAt, registrationCloseAt, ...fields } = row
  const value = seasonDraft.parse({
    ...fields,
    body: documentOfHtml(html),
    registrationOpenAt: localTimeOf(registrationOpenAt, tenant.timeZone),
    registrationCloseAt: localTimeOf(registrationCloseAt, tenant.timeZone),
    categories: (await listCategories(tx, id)).map(({ slug: _, ...category }) => category),
    stages: await listStages(tx, id),
  })
  return { value, slug: row.slug, isOut: status === 'published', number: version, at: updatedAt }
}

/** Nothing goes on which teams have registered or have points. */
async function assertUnused(tx: Reader['tx'], seasonId: number, { categories, stages }: SeasonValue) {
  const kept = (rows: readonly { id?: number | undefined }[]) => rows.flatMap(({ id }) => id ?? [])
  const [category] = await listBusyCategories(tx, seasonId, kept(categories))
  if (category)
    throw invalidField(
      'categories',
      `Kategori ${category.name} sudah memiliki ${category.teams} tim dan tidak dapat dihapus`,
      'in_use',
    )
  const [stage] = await listScoredStages(tx, seasonId, kept(stages))
  if (stage)
    throw invalidField('stages', `Babak ${stage.name} sudah memiliki poin dan tidak dapat dihapus`, 'in_use')
}

/** Seasons of the league, as they are written in the office. */
export const seasonKind: EntryKind<SeasonValue> = {
  kind: 'season',
  plural: 'seasons',
  folderPlace: 50,
  words: {
    one: 'musim liga',
    many: 'Musim liga',
    about: 'Kategori, jadwal, biaya, dan peraturan setiap musim',
  },
  icon: 'calendar-clock',
  section: { group: 'activities', place: 52 },
  may: { write: 'writeSeasons' },
  draft: seasonDraft,
  publication: seasonPublication,
  fieldWords: seasonWords,
  title: 'name',
  body: 'body',
  occurs: 'Mulai',
  groups: [
    { title: 'Musim', fields: ['season', 'startsOn', 'endsOn', 'isCancelled'] },
    {
      title: 'Pendaftaran',
      text: 'Waktu menurut zona waktu situs.',
      fields: ['registrationOpenAt', 'registrationCloseAt', 'fee'],
    },
    { title: 'Kategori dan babak', fields: ['categories', 'stages'] },
    { title: 'Peraturan', fields: ['rules', 'rulesVersion'] },
    { title: 'Alamat', fields: ['slug'] },
  ],
  tags: ['league', 'schools', 'leaderboards'],
  routes: { list: 'Kelola-Musim', entry: 'Kelola-Musim-id', preview: 'Kelola-Musim-Pratinjau' },
  beginning: () => seasonDraft.parse({ rulesVersion: 'liga-1' }),
  table: seasonTable,
  read,
  async put({ tx, clock, tenant }, { ownId, slug, value, number }) {
    if (ownId !== null) await assertUnused(tx, ownId, value)
    const before = ownId === null ? undefined : await findWrittenSeason(tx, ownId, true)
    const id = await putSeason(tx, ownId, {
      slug,
      name: value.name.trim(),
      season: value.season.trim(),
      summary: value.summary.trim(),
      html: htmlOfDocument(value.body),
      // what was imported richer than a form writes it stays until it changes
      rules: before?.rules === value.rules ? value.rules : sanitizeHtml(value.rules),
      rulesVersion: value.rulesVersion.trim(),
      fee: value.fee,
      registrationOpenAt: instantOf(value.registrationOpenAt, tenant.timeZone),
      registrationCloseAt: instantOf(value.registrationCloseAt, tenant.timeZone),
      startsOn: value.startsOn,
      endsOn: value.endsOn,
      isCancelled: value.isCancelled,
      at: clock.now(),
      version: number,
    })
    const standing = new Map((await listCategories(tx, id)).map(one => [one.id, one.slug]))
    const taken = new Set(standing.values())
    await putCategories(
      tx,
      id,
      value.categories.map(({ id: known = 0, name, description, minMembers, maxMembers }) => {
        const old = standing.get(known)
        return {
          ...(old === undefined ? {} : { id: known }),
          slug: old ?? uniqueSlug(slugOf(name), taken),
          name: name.trim(),
          description: description.trim(),
          minMembers: Number(minMembers),
          maxMembers: Number(maxMembers),
        }
      }),
    )
    const stages = new Set((await listStages(tx, id)).map(one => one.id))
    await putStages(
      tx,
      id,
      value.stages.map(({ id: known = 0, ...stage }) => ({
        ...stage,
        ...(stages.has(known) ? { id: known } : {}),
        name: stage.name.trim(),
      })),
    )
    return id
  },
  siteHref: ({ slug }) => `${to.league()}?season=${slug}`,
  draw: drawSeason,
}
