import { z } from 'zod'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { action, readSections } from '../../core/sections/sections.ts'
import { type HomeSetting, heroFigure, homeDraft, homeSetting } from './home.contract.ts'

const heroAlone = homeSetting.extend({ sections: z.unknown() })

/** of a tenant: its settings by key, as stored, and what it is called */
type Written = Pick<TenantContext, 'values' | 'title' | 'tagline'>

/** A draft as it can be drawn: a button or a figure that is not written out yet is left out. */
export function drawableHome(value: unknown): unknown {
  const { hero, sections } = homeDraft.parse(value)
  const whole = (row: z.ZodType, list: unknown) =>
    Array.isArray(list) ? list.filter(one => row.safeParse(one).success) : undefined
  const rows = { actions: whole(action, hero.actions), figures: whole(heroFigure, hero.figures) }
  return { hero: { ...hero, ...rows }, sections }
}

/** A tenant whose home page nobody has written yet still greets and leads on. */
export function writtenHome({ values, title, tagline }: Written): HomeSetting {
  const parsed = heroAlone.safeParse(values.home)
  // one section that cannot be read takes nothing else with it
  if (parsed.success) return { ...parsed.data, sections: readSections(parsed.data.sections) }
  return {
    hero: {
      title,
      text: tagline || 'Selamat datang. Silakan lihat kelas, program, dan kabar terbaru kami.',
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
