import { documentOfHtml, htmlOfDocument } from '../../../platform/documents/documents.ts'
import { routes, to } from '../../../routes.ts'
import { instantOf, optionalInstant, wallTime } from '../../../shared/days.ts'
import { invalidField } from '../../../shared/failure.ts'
import { uniqueSlug } from '../../../shared/slug.ts'
import type { EntryKind, Owned } from '../../core/entries/entries.ts'
import { listKnownPeople } from '../../core/people/people.ts'
import type { Reader } from '../../core/publishing/publishing.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import * as classes from '../classes/classes.ts'
import { type ClassValue, classDraft, classPublication, classWords } from './class-value.contract.ts'
import { drawClass } from './draw-class.ts'

/** "2026-12-12T09:00" of a zone; empty where there is none */
const localOf = (at: Date | null, zone: string): string => {
  if (at === null) return ''
  const { day, time } = wallTime(at, zone)
  return `${day}T${time}`
}

const orNull = (text: string) => text.trim() || null
const jsonOr = (value: unknown) => (value == null ? null : JSON.stringify(value))
const numberOr = (value: number | '') => (value === '' ? null : value)
const written = (lines: readonly string[]) => lines.map(line => line.trim()).filter(Boolean)

/** What stands in the tables, as its writers have it. */
async function read({ tx }: Reader, id: number, isWriting: boolean): Promise<Owned<ClassValue> | undefined> {
  const row = await classes.findWrittenClass(tx, id, isWriting)
  if (!row) return undefined
  const { slug, status, version, updatedAt, html, promoVideo, compareAtPrice, categorySlug, ...rest } = row
  const value = classDraft.parse({
    ...rest,
    slug,
    body: documentOfHtml(html),
    promoVideo: promoVideo ?? '',
    compareAtPrice: compareAtPrice ?? '',
    categorySlug: categorySlug ?? '',
    instructors: await classes.listInstructorsOf(tx, id),
    runs: (await classes.listRunsOf(tx, id)).map(
      ({ startAt, endAt, registrationOpenAt, registrationCloseAt, ...run }) => ({
        ...run,
        startAt: localOf(startAt, run.timeZone),
        endAt: localOf(endAt, run.timeZone),
        registrationOpenAt: localOf(registrationOpenAt, run.timeZone),
        registrationCloseAt: localOf(registrationCloseAt, run.timeZone),
        venue: run.venue ?? '',
        city: run.city ?? '',
        joinCode: run.joinCode ?? '',
        capacity: run.capacity ?? '',
        price: run.price ?? '',
      }),
    ),
  })
  return {
    value,
    slug,
    isOut: status === 'published' || status === 'scheduled',
    number: version,
    at: updatedAt,
  }
}

/** "RAGAM-HIAS": of the address where nobody has chosen one; the next number where that is taken. */
async function codeOf(
  { tx }: Pick<Reader, 'tx'>,
  { code, slug }: Pick<ClassValue, 'code' | 'slug'>,
  ownId: number | null,
): Promise<string> {
  if (code !== '') return code
  const base = slug.slice(0, 26).replace(/-+$/, '')
  const taken = new Set<string>()
  for (let tries = 0; tries < 50; tries += 1) {
    const candidate = uniqueSlug(base, taken).toUpperCase()
    if (await classes.isCodeFree(tx, candidate, ownId)) return candidate
  }
  throw invalidField('code', 'Kode ini sudah dipakai kelas lain', 'taken')
}

/** Classes of every type with their dated runs, as they are written in the office. */
export const classKind: EntryKind<ClassValue> = {
  kind: 'class',
  plural: 'classes',
  folderPlace: 40,
  words: { one: 'kelas', many: 'Kelas', about: 'Kelas, kursus, dan kamp dengan angkatan dan pengajarnya' },
  icon: 'graduation-cap',
  section: { group: 'learning', place: 10, key: 'c' },
  may: { write: 'writeCourses', publish: 'publishCourses' },
  draft: classDraft,
  publication: classPublication,
  fieldWords: classWords,
  title: 'name',
  body: 'body',
  groups: [
    { title: 'Tentang kelas', fields: ['type', 'level', 'categorySlug', 'durationMinutes'] },
    {
      title: 'Harga dan sertifikat',
      fields: ['price', 'compareAtPrice', 'premium', 'certificate', 'passingScore'],
    },
    { title: 'Gambar', fields: ['cover', 'logo', 'promoVideo'] },
    { title: 'Isi belajar', fields: ['outcomes', 'competencies', 'prerequisites', 'audience', 'tags'] },
    { title: 'Pengajar', fields: ['instructors'] },
    { title: 'Angkatan', text: 'Jadwal dengan tanggal, kursi, dan cara bergabung', fields: ['runs'] },
    { title: 'Kode dan alamat', fields: ['code', 'slug'] },
  ],
  tags: ['classes', 'programs', 'competences'],
  routes: { list: 'Kelola-Kelas', entry: 'Kelola-Kelas-id', preview: 'Kelola-Kelas-Pratinjau' },
  beside: [{ label: 'Isi kelas', icon: 'list', page: 'Kelola-Kelas-Isi' }],
  ways: [
    {
      label: 'Kategori',
      icon: 'folder',
      href: `${routes['Kelola-Tulisan-Kategori']}?kind=class`,
      permission: 'manageCategories',
    },
  ],
  beginning: () => classDraft.parse({}),
  async choices(reader) {
    return {
      categories: await classes.listClassCategoryOptions(reader.tx),
    }
  },
  table: classes.classTable,
  read,
  async check(reader, value) {
    const known = await classes.listClassCategoryOptions(reader.tx)
    if (value.categorySlug !== '' && !known.some(one => one.value === value.categorySlug))
      throw invalidField('categorySlug', 'Kategori ini tidak ada')
    const people = await listKnownPeople(
      reader.tx,
      value.instructors.map(({ person }) => person),
    )
    const stranger = value.instructors.findIndex(({ person }) => !people.has(person))
    if (stranger >= 0) throw invalidField(`instructors.${stranger}.person`, 'Orang ini tidak ada')
    await assertOwnPictures(reader, { cover: value.cover, logo: value.logo, shared: value.seo.image }, '')
  },
  async put({ tx, clock }, { ownId, slug, value, number }) {
    const code = await codeOf({ tx }, { code: value.code, slug }, ownId)
    if (!(await classes.isCodeFree(tx, code, ownId)))
      throw invalidField('code', 'Kode ini sudah dipakai kelas lain', 'taken')
    const kept = value.runs.flatMap(({ id }) => id ?? [])
    const [busy] = ownId === null ? [] : await classes.listBusyRuns(tx, ownId, kept)
    if (busy)
      throw invalidField('runs', `Angkatan "${busy.name}" sudah punya peserta. Batalkan, jangan dihapus.`)
    const id = await classes.putClass(tx, ownId, {
      slug,
      code,
      name: value.name.trim(),
      summary: value.summary.trim(),
      html: htmlOfDocument(value.body),
      type: value.type,
      level: value.level,
      cover: jsonOr(value.cover),
      logo: jsonOr(value.logo),
      seo: JSON.stringify(value.seo),
      promoVideo: orNull(value.promoVideo),
      premium: value.premium,
      tags: written(value.tags),
      competencies: written(value.competencies),
      outcomes: written(value.outcomes),
      prerequisites: written(value.prerequisites),
      audience: written(value.audience),
      durationMinutes: value.durationMinutes,
      price: value.price,
      compareAtPrice: numberOr(value.compareAtPrice),
      certificate: value.certificate,
      passingScore: value.passingScore,
      categorySlug: value.categorySlug,
      at: clock.now(),
      version: number,
    })
    await classes.putInstructors(tx, id, value.instructors)
    await classes.putRuns(tx, id, code, value.runs.map(runRow))
    return id
  },
  siteHref: ({ ownId, slug }) => `${to.classes()}/${slug || ownId}`,
  siteRoutes: ['Class-slug', 'Courses-slug', 'Courses-Premium-slug', 'Camp-slug', 'Camp-id-slug'],
  draw: drawClass,
}

function runRow(run: ClassValue['runs'][number]) {
  const moment = (local: string) => optionalInstant(local, run.timeZone)
  const isOnline = run.mode === 'online'
  return {
    id: run.id,
    name: run.name.trim(),
    startAt: instantOf(run.startAt, run.timeZone),
    endAt: instantOf(run.endAt, run.timeZone),
    registrationOpenAt: moment(run.registrationOpenAt),
    registrationCloseAt: moment(run.registrationCloseAt),
    timeZone: run.timeZone,
    mode: run.mode,
    venue: isOnline ? null : orNull(run.venue),
    city: isOnline ? null : orNull(run.city),
    joinMode: run.joinMode,
    joinCode: run.joinMode === 'code' ? orNull(run.joinCode) : null,
    capacity: numberOr(run.capacity),
    waitlist: run.waitlist,
    price: numberOr(run.price),
    status: run.status,
  }
}
