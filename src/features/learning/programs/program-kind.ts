import { documentOfHtml, htmlOfDocument } from '../../../platform/documents/documents.ts'
import { to } from '../../../routes.ts'
import { invalidField } from '../../../shared/failure.ts'
import type { EntryKind, Owned } from '../../core/entries/entries.ts'
import { listKnownPeople } from '../../core/people/people.ts'
import type { Reader } from '../../core/publishing/publishing.ts'
import { listProvinces } from '../../core/regions/regions.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import { drawProgram } from './draw-program.ts'
import {
  type ProgramValue,
  programDraft,
  programPublication,
  programWords,
} from './program-value.contract.ts'
import {
  findWritten,
  listClassChoices,
  listMissing,
  listSchoolChoices,
  programTable,
  putProgram,
  putTies,
} from './program-writing.store.ts'

const jsonOr = (value: unknown) => (value == null ? null : JSON.stringify(value))

/** What stands in the tables, as its writers have it. */
async function read(
  { tx }: Reader,
  id: number,
  isWriting: boolean,
): Promise<Owned<ProgramValue> | undefined> {
  const row = await findWritten(tx, id, isWriting)
  if (!row) return undefined
  const value = programDraft.parse({
    name: row.name,
    summary: row.summary,
    body: documentOfHtml(row.html),
    kind: row.kind,
    startDate: row.startDate ?? '',
    endDate: row.endDate ?? '',
    completion: row.completion,
    leadSlug: row.leadSlug ?? '',
    logo: row.logo,
    cover: row.cover,
    items: row.items,
    schools: row.schools,
    provinces: row.provinces,
    partners: row.partners,
    seo: row.seo,
    slug: row.slug,
  })
  return { value, slug: row.slug, isOut: row.status === 'active', number: row.version, at: row.updatedAt }
}

/** Every class, school, person and province it names is there. */
async function check(reader: Reader, value: ProgramValue): Promise<void> {
  const { items, schools, provinces, leadSlug, logo, cover, seo } = value
  const slugs = items.map(({ classSlug }) => classSlug)
  const [missing] = await listMissing(reader.tx, {
    classes: slugs.filter(Boolean),
    schools: schools.filter(Boolean),
  })
  if (missing?.field === 'items')
    throw invalidField(`items.${slugs.indexOf(missing.value)}.classSlug`, 'Kelas ini tidak ada di situs')
  if (missing) throw invalidField(`schools.${schools.indexOf(missing.value)}`, 'Sekolah ini tidak terdaftar')
  const known = new Set((await listProvinces()).map(({ id }) => id))
  const unknown = provinces.findIndex(code => code !== '' && !known.has(code))
  if (unknown >= 0) throw invalidField(`provinces.${unknown}`, 'Provinsi tidak dikenal')
  if (leadSlug !== '' && !(await listKnownPeople(reader.tx, [leadSlug])).has(leadSlug))
    throw invalidField('leadSlug', 'Orang ini tidak ada di situs')
  await assertOwnPictures(reader, { logo, cover, shared: seo.image }, '')
}

/** Programmes, as they are written in the office. */
export const programKind: EntryKind<ProgramValue> = {
  kind: 'program',
  plural: 'programs',
  words: {
    one: 'program',
    many: 'Program',
    about: 'Rangkaian kelas dengan sekolah, provinsi, dan mitranya',
  },
  icon: 'layers',
  section: { group: 'learning', place: 20, key: 'm' },
  may: { write: 'writePrograms' },
  // who leads a programme writes it, whoever began it
  ownIds: ({ kind, programIds }) => (kind === 7 ? programIds : []),
  draft: programDraft,
  publication: programPublication,
  fieldWords: programWords,
  title: 'name',
  body: 'body',
  occurs: 'Mulai',
  groups: [
    { title: 'Program', fields: ['kind', 'startDate', 'endDate', 'completion', 'leadSlug'] },
    { title: 'Gambar', fields: ['cover', 'logo'] },
    { title: 'Kelas', fields: ['items'] },
    { title: 'Peserta dan mitra', fields: ['schools', 'provinces', 'partners'] },
    { title: 'Alamat halaman', fields: ['slug'] },
  ],
  tags: ['programs', 'classes'],
  routes: { list: 'Kelola-Program', entry: 'Kelola-Program-id', preview: 'Kelola-Program-Pratinjau' },
  beginning: () => programDraft.parse({}),
  async choices({ tx }) {
    return {
      classes: await listClassChoices(tx),
      schools: await listSchoolChoices(tx),
      provinces: (await listProvinces()).map(({ id, name }) => ({ value: id, label: name })),
    }
  },
  table: programTable,
  read,
  check,
  async put({ tx, clock }, { ownId, slug, value, number }) {
    const id = await putProgram(tx, ownId, {
      slug,
      name: value.name.trim(),
      kind: value.kind.trim(),
      summary: value.summary.trim(),
      html: htmlOfDocument(value.body),
      logo: jsonOr(value.logo),
      cover: jsonOr(value.cover),
      seo: JSON.stringify(value.seo),
      partners: value.partners.map(partner => partner.trim()).filter(Boolean),
      completion: value.completion,
      startDate: value.startDate || null,
      endDate: value.endDate || null,
      provinces: value.provinces,
      leadSlug: value.leadSlug,
      at: clock.now(),
      version: number,
    })
    await putTies(tx, id, value.items, value.schools)
    return id
  },
  siteHref: to.program,
  draw: drawProgram,
}
