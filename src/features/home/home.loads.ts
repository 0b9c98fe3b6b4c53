import type { PageContext, PublicPageLoad } from '../../platform/http/page-load.ts'
import { to } from '../../routes.ts'
import { rupiah } from '../../shared/money.ts'
import type { PageAnswer } from '../../shared/page.ts'
import { imageOf } from '../../shared/picture.ts'
import type { CardItem, Hero, Section } from '../../ui/parts.tsx'
import { classCard } from '../classes/classes.cards.ts'
import { findClassDetail, listClassItems } from '../classes/classes.ts'
import { eventCard } from '../events/events.cards.ts'
import { listEventItems } from '../events/events.ts'
import { listPeople } from '../people/people.ts'
import { postCard } from '../posts/posts.cards.ts'
import { listPostItems } from '../posts/posts.ts'
import { programCard } from '../programs/programs.cards.ts'
import { listProgramItems } from '../programs/programs.ts'
import { regionNames } from '../regions/regions.ts'
import { type HomePage, type HomeSection, type HomeSetting, homeSetting } from './home.contract.ts'

/** The home page: what the editor wrote, with listings from the database. */
export const loadHome: PublicPageLoad = {
  query: [],
  async load(context) {
    const setting = settingOf(context)
    const sections: Section[] = []
    // One after another: they share one transaction, on one connection.
    for (const section of setting.sections) {
      const filled = await fill(context, section)
      if (filled) sections.push(filled)
    }
    const data: HomePage = { hero: await heroOf(context, setting.hero), sections }
    return {
      page: 'home',
      data,
      head: {
        title: context.site.title,
        description: context.site.description || setting.hero.text,
        image: data.hero.picture,
        jsonLd: [
          {
            '@type': 'EducationalOrganization',
            name: context.site.title,
            description: context.site.description,
          },
          { '@type': 'WebSite', name: context.site.title, inLanguage: 'id' },
        ],
      },
      canonical: to.home(),
      crumbs: [],
      tags: ['site', 'posts', 'classes', 'programs', 'events'],
    } satisfies PageAnswer<'home', HomePage>
  },
}

/** A tenant whose home page nobody has written yet still greets and leads on. */
function settingOf(context: PageContext): HomeSetting {
  const parsed = homeSetting.safeParse(context.values.home)
  if (parsed.success) return parsed.data
  return {
    hero: {
      title: context.site.title,
      text: context.site.tagline || 'Selamat datang. Silakan lihat kelas, program, dan kabar terbaru kami.',
      actions: [
        { label: 'Lihat kelas', href: to.classes() },
        { label: 'Baca berita', href: to.posts('news') },
      ],
    },
    sections: [
      {
        kind: 'listing',
        id: 'kelas',
        title: 'Kelas',
        of: 'class',
        count: 3,
        more: { label: 'Semua kelas', href: to.classes() },
      },
      {
        kind: 'listing',
        id: 'kursus',
        title: 'Kursus',
        of: 'course',
        count: 3,
        more: { label: 'Semua kursus', href: to.courses() },
      },
      {
        kind: 'listing',
        id: 'berita',
        title: 'Berita',
        of: 'news',
        count: 3,
        more: { label: 'Semua berita', href: to.posts('news') },
      },
    ],
  }
}

async function heroOf(context: PageContext, hero: HomeSetting['hero']): Promise<Hero> {
  const featured = hero.featuredClass
    ? await findClassDetail(context, { slug: hero.featuredClass })
    : undefined
  return {
    eyebrow: hero.eyebrow,
    title: hero.title,
    text: hero.text,
    actions: hero.actions,
    picture: hero.picture,
    featured: featured && classCard(featured),
    figures: hero.figures,
    tabs: hero.tabs,
    meter: hero.meter && {
      ...hero.meter,
      valueLabel: rupiah(hero.meter.value),
      targetLabel: rupiah(hero.meter.target),
    },
  }
}

async function fill(context: PageContext, section: HomeSection): Promise<Section | undefined> {
  if (section.kind === 'listing') {
    const items = await listing(context, section.of, section.count)
    const { id, title, intro, more } = section
    return items.length > 0 ? { kind: 'cards', id, title, intro, more, items } : undefined
  }
  if (section.kind === 'people') {
    const { people: slugs, ...rest } = section
    const people = await listPeople(context, slugs)
    const items = people.map(person => ({
      name: person.name,
      role: person.title,
      text: person.bio,
      picture: imageOf(person.photo),
    }))
    return items.length > 0 ? { ...rest, items } : undefined
  }
  return section
}

async function listing(
  context: PageContext,
  of: Extract<HomeSection, { kind: 'listing' }>['of'],
  count: number,
): Promise<CardItem[]> {
  const page = { page: 1, pageSize: count }
  const { timeZone } = context.tenant
  if (of === 'class') {
    const list = await listClassItems(context, { ...page, type: ['live', 'hybrid', 'bootcamp', 'webinar'] })
    return list.items.map(classCard)
  }
  if (of === 'course')
    return (await listClassItems(context, { ...page, type: ['self_paced'] })).items.map(classCard)
  if (of === 'program') {
    return (await listProgramItems(context, page)).items.map(program => programCard(program, timeZone))
  }
  if (of === 'event') {
    const { items } = await listEventItems(context, { ...page, isPast: false })
    const names = await regionNames()
    return items.map(event => eventCard(event, context.clock.now(), names.city(event.cityCode)?.name))
  }
  const posts = await listPostItems(context, { ...page, kindSlug: of, sort: 'newest' })
  return posts.items.map(post => postCard(post, timeZone))
}
