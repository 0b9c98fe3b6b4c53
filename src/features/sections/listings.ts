import type { InTenant } from '../../platform/http/endpoint.ts'
import { type PostKind, to } from '../../routes.ts'
import type { CardItem } from '../../ui/parts.tsx'
import { jobCard } from '../careers/careers.cards.ts'
import { listJobItems } from '../careers/careers.ts'
import { classCard } from '../classes/classes.cards.ts'
import { listClassItems } from '../classes/classes.ts'
import { eventCard } from '../events/events.cards.ts'
import { listEventItems } from '../events/events.ts'
import { featureCard } from '../lms-features/lms-features.cards.ts'
import { listFeatures, products } from '../lms-features/lms-features.ts'
import { mentorCard } from '../mentors/mentors.cards.ts'
import { listMentorItems } from '../mentors/mentors.ts'
import { portfolioCard } from '../portfolio/portfolio.cards.ts'
import { listStored } from '../portfolio/portfolio.ts'
import { postCard } from '../posts/posts.cards.ts'
import { listPostItems } from '../posts/posts.ts'
import { programCard } from '../programs/programs.cards.ts'
import { findProgramDetail, listProgramItems } from '../programs/programs.ts'
import { regionNames } from '../regions/regions.ts'
import type { WrittenListing } from './sections.contract.ts'

/** What a section may list: its name to the editor, the cache's tags, and how its cards are found. */
export interface Listing {
  label: string
  /** where all of them stand */
  href: string
  /** what purges a page that shows it */
  tag: string
  /** what `filter` means here, to the editor; without it there is none */
  filter?: string
  list(context: InTenant, section: Pick<WrittenListing, 'count' | 'filter'>): Promise<CardItem[]>
}

const posts = (kindSlug: PostKind, label: string): Listing => ({
  label,
  href: to.posts(kindSlug),
  tag: 'posts',
  async list(context, { count }) {
    const found = await listPostItems(context, { page: 1, pageSize: count, kindSlug, sort: 'newest' })
    return found.items.map(post => postCard(post, context.tenant.timeZone))
  },
})

type ClassType = 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'

const classes = (type: ClassType[], label: string, href: string): Listing => ({
  label,
  href,
  tag: 'classes',
  filter: 'Slug program: hanya kelas di dalamnya',
  async list(context, { count, filter }) {
    const program = filter ? await findProgramDetail(context, { slug: filter }) : undefined
    if (filter && !program) return []
    const programIds = program ? { programIds: [program.id] } : {}
    const found = await listClassItems(context, { page: 1, pageSize: count, type, ...programIds })
    return found.items.map(classCard)
  },
})

/** A room whose things may be listed on pages adds its line here. */
const listings: Readonly<Record<string, Listing>> = {
  class: classes(['live', 'hybrid', 'bootcamp', 'webinar'], 'Kelas', to.classes()),
  course: classes(['self_paced'], 'Kursus', to.courses()),
  program: {
    label: 'Program',
    href: to.programs(),
    tag: 'programs',
    async list(context, { count }) {
      const found = await listProgramItems(context, { page: 1, pageSize: count })
      return found.items.map(program => programCard(program, context.tenant.timeZone))
    },
  },
  event: {
    label: 'Acara mendatang',
    href: to.events(),
    tag: 'events',
    async list(context, { count }) {
      const { items } = await listEventItems(context, { page: 1, pageSize: count, isPast: false })
      const names = await regionNames()
      return items.map(event => eventCard(event, context.clock.now(), names.city(event.cityCode)?.name))
    },
  },
  news: posts('news', 'Berita'),
  blog: posts('blog', 'Blog'),
  articles: posts('articles', 'Artikel'),
  podcasts: posts('podcasts', 'Podcast'),
  'tulisan-temans': posts('tulisan-temans', 'Tulisan Temans'),
  gallery: posts('gallery', 'Galeri'),
  video: posts('video', 'Video'),
  tenants: posts('tenants', 'Tenant'),
  collaborators: posts('collaborators', 'Mitra kolaborasi'),
  job: {
    label: 'Lowongan',
    href: to.jobs(),
    tag: 'careers',
    async list(context, { count }) {
      const { items } = await listJobItems(context, { page: 1, pageSize: count })
      const names = await regionNames()
      return items.map(job => jobCard(job, names.city(job.cityCode)?.name, context.tenant.timeZone))
    },
  },
  portfolio: {
    label: 'Portofolio',
    href: to.portfolio(),
    tag: 'portfolio',
    async list(context, { count }) {
      return (await listStored(context, { page: 1, pageSize: count })).items.map(portfolioCard)
    },
  },
  mentor: {
    label: 'Mentor',
    href: to.mentors(),
    tag: 'people',
    async list(context, { count }) {
      return (await listMentorItems(context, { page: 1, pageSize: count })).items.map(mentorCard)
    },
  },
  feature: {
    label: 'Fitur LMS',
    href: '/Lms',
    tag: 'lms-features',
    filter: 'Produk: lms, aksara, atau umum',
    async list(context, { count, filter }) {
      const product = products.find(one => one === filter)
      if (filter && !product) return []
      return (await listFeatures(context, product)).slice(0, count).map(featureCard)
    },
  },
}

export const findListing = (of: string): Listing | undefined =>
  Object.hasOwn(listings, of) ? listings[of] : undefined

/** For the editor's choice. */
export const listingOptions = (): { value: string; label: string; filter?: string }[] =>
  Object.entries(listings).map(([value, { label, filter }]) => ({
    value,
    label,
    ...(filter ? { filter } : {}),
  }))

/** Everything there is to list, for the map of the site. */
export const allListings = (): Listing[] => Object.values(listings)
