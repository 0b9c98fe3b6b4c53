import { documentOfHtml, htmlOfDocument } from '../../../platform/documents/documents.ts'
import { to } from '../../../routes.ts'
import { invalidField } from '../../../shared/failure.ts'
import type { EntryKind, Owned } from '../../core/entries/entries.ts'
import type { Reader } from '../../core/publishing/publishing.ts'
import { listCityOptions } from '../../core/regions/regions.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import { type CareerValue, careerDraft, careerPublication, careerWords } from './career-value.contract.ts'
import { careerTable, findWrittenCareer, putCareer } from './career-writing.store.ts'
import { drawCareer } from './draw-career.ts'

const jsonOr = (value: unknown) => (value == null ? null : JSON.stringify(value))
const orNull = (text: string) => text.trim() || null

/** What stands in the table, as its writers have it. */
async function read({ tx }: Reader, id: number, isWriting: boolean): Promise<Owned<CareerValue> | undefined> {
  const row = await findWrittenCareer(tx, id, isWriting)
  if (!row) return undefined
  const value = careerDraft.parse({
    name: row.name,
    summary: row.summary,
    body: documentOfHtml(row.html),
    industry: row.industry,
    website: row.website ?? '',
    address: row.address ?? '',
    cityCode: row.cityCode ?? '',
    logo: row.logo,
    cover: row.cover,
    slug: row.slug,
  })
  const isOut = row.status === 'published' || row.status === 'scheduled'
  return { value, slug: row.slug, isOut, number: row.version, at: row.updatedAt }
}

/** Organisations that hire, as they are written in the office. */
export const careerKind: EntryKind<CareerValue> = {
  kind: 'career',
  plural: 'careers',
  folderPlace: 30,
  words: {
    one: 'karier',
    many: 'Karier',
    about: 'Organisasi yang membuka lowongan di situs ini',
  },
  icon: 'building',
  section: { group: 'content', place: 72, key: 'y' },
  may: { write: 'writeJobs' },
  draft: careerDraft,
  publication: careerPublication,
  fieldWords: careerWords,
  title: 'name',
  body: 'body',
  groups: [
    { title: 'Organisasi', fields: ['industry', 'website', 'cityCode', 'address'] },
    { title: 'Gambar', fields: ['logo', 'cover'] },
    { title: 'Alamat halaman', fields: ['slug'] },
  ],
  tags: ['careers'],
  routes: { list: 'Kelola-Karier', entry: 'Kelola-Karier-id', preview: 'Kelola-Karier-Pratinjau' },
  beginning: () => careerDraft.parse({}),
  async choices() {
    return { cities: await listCityOptions() }
  },
  table: careerTable,
  read,
  async check(reader, { cityCode, logo, cover }) {
    const cities = await listCityOptions()
    if (cityCode !== '' && !cities.some(({ value }) => value === cityCode))
      throw invalidField('cityCode', 'Kota tidak dikenal')
    await assertOwnPictures(reader, { logo, cover }, '')
  },
  put: ({ tx, clock }, { ownId, slug, value, number }) =>
    putCareer(tx, ownId, {
      slug,
      name: value.name.trim(),
      industry: value.industry.trim(),
      summary: value.summary.trim(),
      html: htmlOfDocument(value.body),
      logo: jsonOr(value.logo),
      cover: jsonOr(value.cover),
      website: orNull(value.website),
      address: orNull(value.address),
      cityCode: orNull(value.cityCode),
      at: clock.now(),
      version: number,
    }),
  siteHref: to.career,
  draw: drawCareer,
}
