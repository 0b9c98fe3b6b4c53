import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { describe } from '../../../shared/html-text.ts'
import { detailPage } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { trail } from '../../../ui/lists.ts'
import type { Action } from '../../../ui/parts.tsx'
import { foundAs } from '../../core/entries/entries.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { jobCard, jobFacts, salaryWords } from './careers.cards.ts'
import type { JobDetail, JobDetailPage } from './careers.contract.ts'
import { closedWords, isOpen, schemaEmployment, schemaPeriods } from './careers.rules.ts'
import { findJobDetail, listJobItems } from './careers.ts'

/**
 * A job by its number; the slug behind it is for people. One that is closed says so: it is gone for search engines
 * (410, noindex), and who comes by an old link is led on.
 */
export const loadJob: PublicPageLoad = {
  query: [],
  async load(context) {
    const job = await findJobDetail(context, Number(context.params.id))
    return job && jobAnswer(context, job)
  },
}

/** The page of a job. */
export async function jobAnswer(context: PageContext, job: JobDetail) {
  const data = await jobPageData(context, job)
  return detailPage('careers.job', data, {
    head: foundAs(
      {
        title: `${job.title} - ${job.career.name}`,
        description: describe(job.summary || job.description),
        image: data.cover,
        noindex: !data.isOpen,
        jsonLd: data.isOpen ? [await jobMarkup(context, job)] : [],
      },
      job.seo,
    ),
    canonical: to.job(job),
    tags: ['careers'],
    status: data.isOpen ? 200 : 410,
  })
}

async function jobPageData(context: PageContext, job: JobDetail): Promise<JobDetailPage> {
  const { timeZone } = context.tenant
  const names = await regionNames()
  const open = isOpen(job, context.clock.now())
  const others = await listJobItems(context, { page: 1, pageSize: 3, excludeId: job.id })
  const until = job.validThrough ? mediumDate(new Date(job.validThrough), timeZone) : undefined
  const places = job.openings > 1 ? `Dibutuhkan ${job.openings} orang. ` : ''
  return {
    heading: {
      eyebrow: job.career.name,
      title: job.title,
      lead: job.summary || undefined,
      badge: open ? { label: 'Dibuka', tone: 'green' } : { label: 'Ditutup', tone: 'red' },
    },
    crumbs: trail(
      { label: 'Karier', href: to.careers() },
      { label: 'Lowongan kerja', href: to.jobs() },
      { label: job.title },
    ),
    cover: imageOf(job.cover),
    facts: jobFacts(job, names.city(job.cityCode)?.name),
    salary: salaryWords(job),
    note: open
      ? `${places}${until ? `Lamaran ditunggu sampai ${until}.` : 'Lamaran ditunggu sampai posisi terisi.'}`
      : closedWords(job),
    isOpen: open,
    list: to.jobs(),
    actions: open ? applyActions(job) : [{ label: 'Lihat lowongan lain', href: to.jobs() }],
    descriptionHtml: job.description,
    skills: job.skills,
    career: {
      label: job.career.name,
      href: to.career(job.career),
      summary: [job.career.address, names.city(job.cityCode)?.name].filter(Boolean).join(', '),
    },
    related: others.items.map(other => jobCard(other, names.city(other.cityCode)?.name, timeZone)),
  }
}

/** By the organisation's own page, or by mail with the job's name in the subject. */
function applyActions(job: JobDetail): Action[] {
  const subject = `Lamaran ${job.title}`
  return [
    ...(job.applyUrl ? [{ label: 'Lamar di situs organisasi', href: job.applyUrl }] : []),
    ...(job.applyEmail
      ? [
          {
            label: 'Lamar lewat email',
            href: `mailto:${job.applyEmail}?subject=${encodeURIComponent(subject)}`,
          },
        ]
      : []),
    ...(job.applyUrl || job.applyEmail ? [] : [{ label: 'Lihat cara melamar', href: to.career(job.career) }]),
  ]
}

/** schema.org's JobPosting, as Google reads it. Only for jobs that are open. */
async function jobMarkup({ tenant }: PageContext, job: JobDetail) {
  const names = await regionNames()
  const city = names.city(job.cityCode)?.name
  const province = names.province(job.cityCode?.slice(0, 2) ?? null)?.name
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description || `<p>${job.summary}</p>`,
    url: to.job(job),
    identifier: { '@type': 'PropertyValue', name: job.career.name, value: String(job.id) },
    datePosted: dayIn(new Date(job.publishedAt), tenant.timeZone),
    ...(job.validThrough ? { validThrough: new Date(job.validThrough).toISOString() } : {}),
    employmentType: schemaEmployment[job.employmentType],
    totalJobOpenings: job.openings,
    directApply: false,
    ...(job.skills.length > 0 ? { skills: job.skills.join(', ') } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.career.name,
      ...(job.career.website ? { sameAs: job.career.website } : {}),
      ...(job.career.logo ? { logo: job.career.logo.url } : {}),
    },
    ...(city
      ? {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              ...(job.career.address ? { streetAddress: job.career.address } : {}),
              addressLocality: city,
              ...(province ? { addressRegion: province } : {}),
              addressCountry: 'ID',
            },
          },
        }
      : {}),
    ...(job.workplace === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Indonesia' },
        }
      : {}),
    ...salaryMarkup(job),
  }
}

function salaryMarkup({ salaryMin, salaryMax, salaryPeriod }: JobDetail) {
  if (salaryMin === null && salaryMax === null) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'IDR',
      value: {
        '@type': 'QuantitativeValue',
        ...(salaryMin === null ? {} : { minValue: salaryMin }),
        ...(salaryMax === null ? {} : { maxValue: salaryMax }),
        unitText: schemaPeriods[salaryPeriod],
      },
    },
  }
}
