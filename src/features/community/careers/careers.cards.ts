import { to } from '../../../routes.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { rupiah } from '../../../shared/money.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { CardItem, Fact } from '../../../ui/parts.tsx'
import type { CareerItem, JobItem } from './careers.contract.ts'
import { employmentTypes, salaryPeriods, workplaces } from './careers.rules.ts'

type Salary = Pick<JobItem, 'salaryMin' | 'salaryMax' | 'salaryPeriod' | 'employmentType'>

/** "Rp 4.500.000 - 6.000.000 per bulan", "Mulai Rp 25.000 per jam"; what was not told is talked about */
export function salaryWords({ salaryMin, salaryMax, salaryPeriod, employmentType }: Salary): string {
  const period = salaryPeriods[salaryPeriod]
  if (salaryMin !== null && salaryMax !== null)
    return salaryMin === salaryMax
      ? `${rupiah(salaryMin)} ${period}`
      : `${rupiah(salaryMin)} - ${rupiah(salaryMax).replace('Rp ', '')} ${period}`
  if (salaryMin !== null) return `Mulai ${rupiah(salaryMin)} ${period}`
  if (salaryMax !== null) return `Hingga ${rupiah(salaryMax)} ${period}`
  return employmentType === 'volunteer' ? 'Tanpa gaji' : 'Gaji dibicarakan saat wawancara'
}

type Placed = Pick<JobItem, 'workplace' | 'cityCode'>

/** "Di lokasi, Kota Surakarta"; `city` is the name of its city */
export const workplaceWords = ({ workplace }: Placed, city: string | undefined): string =>
  [workplaces[workplace], city].filter(Boolean).join(', ')

/** On its own page the line above its button says until when. */
export const jobFacts = (job: JobItem, city: string | undefined): Fact[] => [
  { icon: 'place', text: workplaceWords(job, city) },
  { icon: 'clock', text: employmentTypes[job.employmentType] },
]

function cardFacts(job: JobItem, city: string | undefined, timeZone: string): Fact[] {
  return [
    ...jobFacts(job, city),
    ...(job.validThrough
      ? [
          {
            icon: 'calendar' as const,
            text: `Sampai ${mediumDate(new Date(job.validThrough), timeZone)}`,
            dateTime: new Date(job.validThrough).toISOString(),
          },
        ]
      : []),
  ]
}

/** A job as a card; `city` is the name of its city. */
export function jobCard(job: JobItem, city: string | undefined, timeZone: string): CardItem {
  return {
    href: to.job(job),
    title: job.title,
    summary: job.summary,
    picture: imageOf(job.cover),
    eyebrow: job.career.name,
    facts: cardFacts(job, city, timeZone),
    price: salaryWords(job),
  }
}

/** A hiring organisation as a card. */
export function careerCard(career: CareerItem, city: string | undefined): CardItem {
  return {
    href: to.career(career),
    title: career.name,
    summary: career.summary,
    picture: imageOf(career.cover),
    eyebrow: career.industry || undefined,
    facts: [
      {
        icon: 'people',
        text: career.totalJobs > 0 ? `${career.totalJobs} lowongan dibuka` : 'Belum ada lowongan dibuka',
      },
      ...(city ? [{ icon: 'place' as const, text: city }] : []),
    ],
  }
}
