import { documentOfHtml, htmlOfDocument } from '../../../platform/documents/documents.ts'
import { to } from '../../../routes.ts'
import { dayIn } from '../../../shared/days.ts'
import { invalidField } from '../../../shared/failure.ts'
import type { EntryKind, Owned } from '../../core/entries/entries.ts'
import type { Reader } from '../../core/publishing/publishing.ts'
import { listCityOptions } from '../../core/regions/regions.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import { findCareerCalled, listCareerOptions } from './career-writing.store.ts'
import { drawJob, endOf } from './draw-job.ts'
import { type JobValue, jobDraft, jobPublication, jobWords } from './job-value.contract.ts'
import { findWrittenJob, jobTable, putJob } from './job-writing.store.ts'

const orNull = (text: string) => text.trim() || null
const numberOrNull = (amount: number | '') => (amount === '' ? null : amount)

/** What stands in the table, as its writers have it. */
async function read(reader: Reader, id: number, isWriting: boolean): Promise<Owned<JobValue> | undefined> {
  const row = await findWrittenJob(reader.tx, id, isWriting)
  if (!row) return undefined
  const isOut = row.status !== 'draft' && row.status !== 'archived'
  const value = jobDraft.parse({
    title: row.title,
    summary: row.summary,
    body: documentOfHtml(row.html),
    careerSlug: row.careerSlug,
    state: row.state === 'closed' || row.state === 'filled' ? row.state : 'open',
    deadline: row.validThrough ? dayIn(row.validThrough, reader.tenant.timeZone) : '',
    employmentType: row.employmentType,
    openings: row.openings,
    workplace: row.workplace,
    cityCode: row.cityCode ?? '',
    salaryMin: row.salaryMin ?? '',
    salaryMax: row.salaryMax ?? '',
    salaryPeriod: row.salaryPeriod,
    skills: row.skills,
    applyUrl: row.applyUrl ?? '',
    applyEmail: row.applyEmail ?? '',
    cover: row.cover,
    seo: row.seo,
    slug: row.slug,
  })
  return { value, slug: row.slug, isOut, number: row.version, at: row.updatedAt }
}

/** Jobs, as they are written in the office. */
export const jobKind: EntryKind<JobValue> = {
  kind: 'job',
  plural: 'jobs',
  words: {
    one: 'lowongan',
    many: 'Lowongan',
    about: 'Pekerjaan dan magang yang ditawarkan organisasi di situs ini',
  },
  icon: 'briefcase',
  section: { group: 'content', place: 74, key: 'w' },
  may: { write: 'writeJobs' },
  draft: jobDraft,
  publication: jobPublication,
  fieldWords: jobWords,
  title: 'title',
  body: 'body',
  occurs: 'Batas lamaran',
  groups: [
    { title: 'Organisasi', fields: ['careerSlug', 'state', 'deadline'] },
    { title: 'Pekerjaan', fields: ['employmentType', 'openings', 'workplace', 'cityCode', 'skills'] },
    { title: 'Gaji', fields: ['salaryMin', 'salaryMax', 'salaryPeriod'] },
    { title: 'Cara melamar', fields: ['applyUrl', 'applyEmail'] },
    { title: 'Sampul', fields: ['cover'] },
    { title: 'Alamat halaman', fields: ['slug'] },
  ],
  tags: ['careers'],
  routes: { list: 'Kelola-Lowongan', entry: 'Kelola-Lowongan-id', preview: 'Kelola-Lowongan-Pratinjau' },
  beginning: () => jobDraft.parse({}),
  async choices({ tx }) {
    return { careers: await listCareerOptions(tx), cities: await listCityOptions() }
  },
  table: jobTable,
  read,
  async check(reader, { careerSlug, cityCode, cover, seo }) {
    if (careerSlug !== '' && !(await findCareerCalled(reader.tx, careerSlug)))
      throw invalidField('careerSlug', 'Organisasi ini tidak ada di situs')
    const cities = await listCityOptions()
    if (cityCode !== '' && !cities.some(({ value }) => value === cityCode))
      throw invalidField('cityCode', 'Kota tidak dikenal')
    await assertOwnPictures(reader, { cover, shared: seo.image }, '')
  },
  async put({ tx, clock, tenant, isMove }, { ownId, slug, value, number }) {
    const { timeZone } = tenant
    const { deadline, state } = value
    const now = clock.now()
    const before = ownId === null ? undefined : await findWrittenJob(tx, ownId, true)
    const kept = before?.validThrough ?? null
    // a deadline within the day stays until another day is chosen
    const isKept = kept !== null && dayIn(kept, timeZone) === deadline
    const validThrough = isKept ? kept : deadline === '' ? null : endOf(deadline, timeZone)
    if (!before && !isMove && state === 'open' && validThrough !== null && validThrough < now)
      throw invalidField('deadline', 'Batas lamaran sudah lewat')
    return putJob(tx, ownId, {
      slug,
      title: value.title.trim(),
      summary: value.summary.trim(),
      html: htmlOfDocument(value.body),
      cover: value.cover === null ? null : JSON.stringify(value.cover),
      seo: JSON.stringify(value.seo),
      careerSlug: value.careerSlug,
      state,
      employmentType: value.employmentType,
      workplace: value.workplace,
      cityCode: orNull(value.cityCode),
      salaryMin: numberOrNull(value.salaryMin),
      salaryMax: numberOrNull(value.salaryMax),
      salaryPeriod: value.salaryPeriod,
      openings: value.openings === '' ? 1 : value.openings,
      skills: value.skills.map(skill => skill.trim()).filter(Boolean),
      applyUrl: orNull(value.applyUrl),
      applyEmail: orNull(value.applyEmail),
      validThrough,
      at: now,
      version: number,
    })
  },
  siteHref: ({ ownId, slug }) => to.job({ id: ownId, slug }),
  draw: drawJob,
}
