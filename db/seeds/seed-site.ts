import type { WrittenSection } from '../../src/features/core/sections/sections.ts'
import type { HomeSetting } from '../../src/features/website/home/home.contract.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { longDate } from '../../src/shared/dates.ts'
import { day, dayAfter, onNamedDay } from './days.ts'
import type { DemoHome, DemoTenant } from './demo.types.ts'
import type { Gallery } from './gallery.ts'
import type { DemoSection } from './sections.types.ts'

const timeZone = 'Asia/Jakarta'

export async function createDemoTenant(tx: Tx, demo: DemoTenant): Promise<number> {
  const { id } = await tx.db
    .insertInto('platform.tenants')
    .values({ slug: demo.slug, name: demo.name, time_zone: timeZone, status: 'provisioning' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { host, isPrimary = false } of demo.domains ?? [])
    await tx.db
      .insertInto('platform.tenant_domains')
      .values({ tenant_id: id, host, state: 'active', is_primary: isPrimary })
      .execute()
  return id
}

/** what the tenant's radio plays, where it has one */
type Radio = { url: string; name: string } | undefined

export async function seedSite(
  tx: Tx,
  demo: DemoTenant,
  gallery: Gallery,
  radio: Radio,
  now: Date,
): Promise<void> {
  const css = {
    ft_primary: demo.fonts.primary,
    ft_secondary: demo.fonts.secondary,
    ...Object.fromEntries(Object.entries(demo.colours).map(([name, colour]) => [`clr_${name}`, colour])),
  }
  const meta = {
    name: demo.name,
    description: demo.description,
    keywords: demo.keywords.join(', '),
    type: 'website',
    card: 'summary_large_image',
    site_name: demo.title,
    robot_index: 'index',
    robot_follow: 'follow',
  }
  await tx.db
    .insertInto('site_settings')
    .values({
      title: demo.title,
      tagline: demo.tagline,
      logo_dark: JSON.stringify(gallery.logo.dark),
      logo_light: JSON.stringify(gallery.logo.light),
      favicon: JSON.stringify(gallery.logo.dark),
      layout: demo.layout,
      is_maintenance: demo.maintenance ?? false,
      css: JSON.stringify(css),
      meta: JSON.stringify(meta),
    })
    .execute()
  const home = homeOf(demo.home, gallery, now)
  const blog = demo.pages?.find(({ name }) => name === 'Blog')
  const values = {
    home,
    navigation: demo.nav,
    footer: demo.footer,
    blog: {
      title: blog?.title ?? 'Blog',
      summary: blog?.lead ?? demo.tagline,
      cover: home.hero.picture ?? null,
    },
    ...(radio ? { radio } : {}),
    ...(demo.announcement ? { announcement: announcementOf(demo.announcement, now) } : {}),
    ...(demo.synonyms ? { search: { synonyms: demo.synonyms } } : {}),
    overview: { name: demo.name, description: demo.description, logo: gallery.logo.dark },
  }
  await tx.db
    .insertInto('site_setting_values')
    .values(Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .execute()
}

const announcementOf = (
  { fromInDays, untilInDays, ...words }: NonNullable<DemoTenant['announcement']>,
  now: Date,
) => ({
  ...words,
  from: `${dayAfter(now, fromInDays)}T08:00`,
  until: `${dayAfter(now, untilInDays)}T20:00`,
  audience: 'all',
})

function homeOf(home: DemoHome, gallery: Gallery, now: Date): HomeSetting {
  return {
    hero: { ...home.hero, picture: home.hero.picture && gallery.picture(home.hero.picture) },
    sections: home.sections.map(section => sectionOf(section, gallery, now)),
  }
}

export function sectionOf(section: DemoSection, gallery: Gallery, now: Date): WrittenSection {
  switch (section.kind) {
    case 'quotes':
      return {
        ...section,
        items: section.items.map(({ photo, ...item }) => ({ ...item, picture: gallery.picture(photo) })),
      }
    case 'schedule':
      return {
        ...section,
        days: section.days.map(({ inDays, ...rest }) => ({
          ...rest,
          date: longDate(
            onNamedDay(`${rest.title} ${section.title}`, new Date(now.getTime() + inDays * day), timeZone),
            timeZone,
          ),
        })),
      }
    case 'appeal':
      return { ...section, picture: section.picture && gallery.picture(section.picture) }
    case 'text':
      return { ...section, picture: section.picture && gallery.picture(section.picture) }
    case 'gallery':
      return {
        ...section,
        items: section.items.map(({ caption, ...drawing }) => ({ ...gallery.picture(drawing), caption })),
      }
    case 'video':
      return { ...section, poster: section.poster && gallery.picture(section.poster) }
    default:
      return section
  }
}
