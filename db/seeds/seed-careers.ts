import type { Tx } from '../../src/platform/db/transaction.ts'
import { sanitizeHtml } from '../../src/platform/html/sanitize.ts'
import type { DemoCareer } from './careers.types.ts'
import { day } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import type { Gallery } from './gallery.ts'

/** Writes a demo tenant's hiring organisations with their jobs. */
export async function seedCareers(tx: Tx, demo: DemoTenant, gallery: Gallery, now: Date): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * day)
  for (const [position, career] of (demo.careers ?? []).entries()) {
    const { id } = await tx.db
      .insertInto('careers')
      .values({
        slug: career.slug,
        name: career.name,
        industry: career.industry,
        summary: career.summary,
        description_html: sanitizeHtml(career.html),
        cover: JSON.stringify(gallery.picture(career.cover)),
        website: career.website ?? null,
        address: career.address ?? null,
        city_code: career.cityCode,
        status: 'published',
        published_at: inDays(-90),
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.db
      .insertInto('jobs')
      .values(jobRows(career, id, gallery, inDays))
      .execute()
  }
}

function jobRows(
  { jobs, cityCode }: DemoCareer,
  careerId: number,
  gallery: Gallery,
  inDays: (days: number) => Date,
) {
  return jobs.map(job => ({
    career_id: careerId,
    slug: job.slug,
    title: job.title,
    summary: job.summary,
    description_html: sanitizeHtml(job.html),
    cover: job.cover ? JSON.stringify(gallery.picture(job.cover)) : null,
    employment_type: job.employmentType,
    workplace: job.workplace,
    city_code: job.cityCode ?? (job.workplace === 'remote' ? null : cityCode),
    salary_min: job.salary?.[0] ?? null,
    salary_max: job.salary?.[1] ?? null,
    salary_period: job.period ?? 'month',
    openings: job.openings,
    skills: job.skills,
    apply_url: job.applyUrl ?? null,
    apply_email: job.applyEmail ?? null,
    valid_through: job.closesInDays === undefined ? null : inDays(job.closesInDays),
    status: job.status ?? 'open',
    published_at: inDays(-job.publishedDaysAgo),
  }))
}
