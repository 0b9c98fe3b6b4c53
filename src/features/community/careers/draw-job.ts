import { htmlOfDocument } from '../../../platform/documents/documents.ts'
import type { PageContext } from '../../../platform/http/page-load.ts'
import { instantOf } from '../../../shared/days.ts'
import { storedPicture } from '../../core/sections/sections.ts'
import { findCareerCalled } from './career-writing.store.ts'
import { jobAnswer } from './job.loads.ts'
import type { JobValue } from './job-value.contract.ts'

/** the last minute of a day, with its seconds */
export const endOf = (day: string, timeZone: string): Date =>
  new Date(instantOf(`${day}T23:59`, timeZone).getTime() + 59_000)

/** The page of a job that is being written, as its visitors would get it. */
export async function drawJob(
  context: PageContext,
  value: JobValue,
  { ownId, slug }: { ownId: number; slug: string },
) {
  const { tenant, clock } = context
  const now = clock.now().toISOString()
  const career = await findCareerCalled(context.tx, value.careerSlug)
  const shown = (stored: unknown) => {
    const { data: picture } = storedPicture.safeParse(stored)
    return picture ? { ...picture, url: `${tenant.pictureBase}${picture.key}` } : null
  }
  const answer = await jobAnswer(context, {
    id: ownId,
    slug,
    title: value.title.trim() || 'Lowongan tanpa judul',
    summary: value.summary,
    cover: shown(value.cover ?? career?.cover),
    employmentType: value.employmentType,
    workplace: value.workplace,
    cityCode: value.cityCode || null,
    salaryMin: value.salaryMin === '' ? null : value.salaryMin,
    salaryMax: value.salaryMax === '' ? null : value.salaryMax,
    salaryPeriod: value.salaryPeriod,
    openings: value.openings === '' ? 1 : value.openings,
    skills: value.skills,
    validThrough: value.deadline === '' ? null : endOf(value.deadline, tenant.timeZone).toISOString(),
    status: value.state,
    publishedAt: now,
    seo: value.seo,
    description: htmlOfDocument(value.body),
    applyUrl: value.applyUrl.trim() || null,
    applyEmail: value.applyEmail.trim() || null,
    updatedAt: now,
    career: {
      id: career?.id ?? 0,
      slug: career?.slug ?? 'draf',
      name: career?.name ?? 'Organisasi belum dipilih',
      logo: shown(career?.logo),
      website: career?.website ?? null,
      address: career?.address ?? null,
    },
  })
  return { ...answer, status: 200 }
}
