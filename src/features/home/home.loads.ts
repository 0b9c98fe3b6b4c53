import type { PageContext, PublicPageLoad } from '../../platform/http/page-load.ts'
import { to } from '../../routes.ts'
import { rupiah } from '../../shared/money.ts'
import type { PageAnswer } from '../../shared/page.ts'
import type { Hero } from '../../ui/parts.tsx'
import { classCard } from '../classes/classes.cards.ts'
import { findClassDetail } from '../classes/classes.ts'
import { fillSections, tagsOf } from '../sections/sections.ts'
import { type HomePage, type HomeSetting, homeSetting } from './home.contract.ts'

/** The home page: what the editor wrote, with listings from the database. */
export const loadHome: PublicPageLoad = {
  query: [],
  async load(context) {
    const setting = settingOf(context)
    const sections = await fillSections(context, setting.sections)
    const data: HomePage = { hero: await heroOf(context, setting.hero), sections }
    return {
      page: 'home',
      data,
      head: {
        title: context.site.title,
        description: context.site.description || setting.hero.text,
        image: data.hero.picture,
      },
      canonical: to.home(),
      crumbs: [],
      tags: [...new Set(['site', 'posts', 'classes', 'programs', ...tagsOf(setting.sections)])],
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
