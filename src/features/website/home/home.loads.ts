import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import { rupiah } from '../../../shared/money.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import type { Hero } from '../../../ui/parts.tsx'
import { fillSections, tagsOf } from '../../core/sections/sections.ts'
import { classCard } from '../../learning/classes/classes.cards.ts'
import { findClass } from '../../learning/classes/classes.ts'
import type { HomePage, HomeSetting } from './home.contract.ts'
import { writtenHome } from './home.rules.ts'

/** The home page: what the editor wrote, with listings from the database. */
export const loadHome: PublicPageLoad = {
  query: [],
  async load(context) {
    const setting = writtenHome(context.tenant)
    const [sections, hero] = await Promise.all([
      fillSections(context, setting.sections),
      heroOf(context, setting.hero),
    ])
    const data: HomePage = { hero, sections }
    return {
      page: 'home',
      data,
      head: {
        title: context.tenant.title,
        description: context.tenant.description || setting.hero.text,
        image: data.hero.picture,
      },
      canonical: to.home(),
      crumbs: [],
      tags: [...new Set(['site', 'posts', 'classes', 'programs', ...tagsOf(context, setting.sections)])],
    } satisfies PageAnswer<'home'>
  },
}

async function heroOf(context: PageContext, hero: HomeSetting['hero']): Promise<Hero> {
  const featured = hero.featuredClass
    ? (readJson(await findClass(context, { slug: hero.featuredClass })) ?? undefined)
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
