import { labelsOf } from '../../../platform/http/fields.ts'
import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import { askedPage, type PageContext } from '../../../platform/http/page-load.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, statusOfPage, titleOfPage } from '../../../shared/pager.ts'
import { choicesOf, trail } from '../../../ui/lists.ts'
import type { Section } from '../../../ui/parts.tsx'
import { consentText, stampOf, stars, starsText } from '../voices/voices.ts'
import {
  newTestimony,
  type TestimoniesPage,
  type TestimonyQuery,
  testimonyQuery,
} from './testimonies.contract.ts'
import { listTestimonies } from './testimonies.ts'

const title = 'Testimoni'
const lead = 'Cerita peserta, orang tua, dan mitra, dengan kata-kata mereka sendiri.'
const labelOf = labelsOf(newTestimony)

interface Shown extends TypedForm {
  query?: TestimonyQuery
  isSent?: boolean
}

/** What people tell, and the form to tell more; or what came of it. */
export async function testimoniesPage(
  context: PageContext,
  secrets: Secrets,
  { query = { page: 1, pageSize: 24 }, isSent = false, ...typed }: Shown = {},
): Promise<PageAnswer<'testimonies.list'>> {
  const found = await listTestimonies(context, query)
  const path = to.testimonies()
  const quotes: Section = {
    kind: 'quotes',
    id: 'cerita',
    title: 'Kata mereka',
    items: found.items.map(({ name, role, content, rating }) => ({
      name,
      role: [role, rating === null ? '' : starsText(rating)].filter(Boolean).join(' · '),
      text: content,
    })),
  }
  const isEmpty = found.items.length === 0
  const crumbs = trail({ label: title })
  const data: TestimoniesPage = {
    heading: { title, lead },
    crumbs,
    sections: isEmpty ? [] : [quotes],
    path,
    pager: pagerOf(found, path, {}),
    ...shownForm(labelOf, typed),
    stamp: stampOf(context, secrets),
    stars: choicesOf(stars).toReversed(),
    consentText,
    isEmpty,
    ...(isSent
      ? {
          sent: {
            title: 'Terima kasih, cerita Anda terkirim',
            text: 'Kami membacanya dulu. Setelah diterbitkan, cerita Anda tampil di halaman ini.',
            action: { label: 'Kembali ke beranda', href: to.home() },
          },
        }
      : {}),
  }
  return {
    page: 'testimonies.list',
    data,
    head: { title: titleOfPage(title, query.page), description: lead },
    canonical: path,
    crumbs,
    tags: ['testimonies'],
    status: statusOfPage({ items: found.items, page: query.page }),
  }
}

export const loadTestimonies = (secrets: Secrets) =>
  askedPage(testimonyQuery, (context, query) => testimoniesPage(context, secrets, { query }))
