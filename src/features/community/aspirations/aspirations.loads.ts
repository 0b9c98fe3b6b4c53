import { askedPage, type PageContext, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { longDate, mediumDate } from '../../../shared/dates.ts'
import { describe } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import { detailPage, type PageAnswer } from '../../../shared/page.ts'
import { choicesOf, everyOf, listPage, trail } from '../../../ui/lists.ts'
import type { CardItem } from '../../../ui/parts.tsx'
import {
  categories,
  findAspiration,
  listShown,
  paragraphsOf,
  progresses,
  type ShownVoice,
} from '../voices/voices.ts'
import { aspirationQuery } from './aspirations.contract.ts'
import { beginningOf, supportsText } from './aspirations.rules.ts'

const title = 'Aspirasi'
const lead = 'Usul dan harapan untuk kami, dan sampai di mana pengerjaannya.'
const write = { label: 'Tulis aspirasi', href: to.newAspiration() }
export const board = { label: title, href: to.aspirations() }

const cardOf = (item: ShownVoice, timeZone: string): CardItem => ({
  href: to.aspiration(item),
  title: beginningOf(item.content),
  eyebrow: item.category ? categories[item.category] : undefined,
  badge: item.progress ? progresses[item.progress] : undefined,
  summary: `Dari ${item.name}`,
  facts: [
    { icon: 'people', text: supportsText(item.supports) },
    ...(item.replies > 0 ? [{ icon: 'book' as const, text: `${item.replies} jawaban` }] : []),
    {
      icon: 'calendar',
      text: mediumDate(new Date(item.createdAt), timeZone),
      dateTime: new Date(item.createdAt).toISOString(),
    },
  ],
})

const labels = Object.fromEntries(Object.entries(progresses).map(([key, { label }]) => [key, label]))

/** The board: what was wished for, by category and by how far it has come. */
export const loadAspirations: PublicPageLoad = askedPage(aspirationQuery, async (context, query) => {
  const { state, ...rest } = query
  const asked = { kind: 'aspiration', progress: state, ...rest } as const
  const read = async (page = {}) => readJson(await listShown(context.tx, { ...asked, ...page }))
  const found = await read()
  return listPage('aspirations.list', {
    path: to.aspirations(),
    title,
    lead,
    query,
    found,
    every: await everyOf(found, read),
    card: item => cardOf(item, context.tenant.timeZone),
    search: 'Cari aspirasi',
    filters: [
      {
        name: 'category',
        label: 'Kategori',
        choices: choicesOf(categories),
        of: ({ category }) => category,
      },
      { name: 'state', label: 'Tahap', choices: choicesOf(labels), of: ({ progress }) => progress },
    ],
    empty: {
      title: 'Belum ada aspirasi',
      text: 'Sampaikan usul atau harapan Anda. Setelah diperiksa, aspirasi tampil di papan ini dan bisa didukung orang lain.',
      action: write,
    },
    tags: ['aspirations'],
    data: (list, tools) => ({ ...list, ...tools, write }),
  })
})

/** One aspiration as everybody sees it; `notice` is what came of the button. */
export async function aspirationPage(
  context: PageContext,
  notice = '',
): Promise<PageAnswer<'aspirations.detail'> | undefined> {
  const id = Number(context.params.id)
  const found =
    Number.isSafeInteger(id) && id < 2 ** 31 ? readJson(await findAspiration(context.tx, id)) : null
  if (!found) return undefined
  const { timeZone } = context.tenant
  const heading = {
    title: beginningOf(found.content),
    lead: `Dari ${found.name}`,
    ...(found.category ? { eyebrow: categories[found.category] } : {}),
    ...(found.progress ? { badge: progresses[found.progress] } : {}),
  }
  const at = new Date(found.createdAt)
  return detailPage(
    'aspirations.detail',
    {
      heading,
      crumbs: trail(board, { label: heading.title }),
      facts: [
        { icon: 'calendar', text: longDate(at, timeZone), dateTime: at.toISOString() },
        { icon: 'people', text: supportsText(found.supports) },
      ],
      paragraphs: paragraphsOf(found.content),
      reason: found.reason ?? '',
      replies: found.replies.map(reply => ({
        id: reply.id,
        paragraphs: paragraphsOf(reply.content),
        at: new Date(reply.at).toISOString(),
        atText: longDate(new Date(reply.at), timeZone),
      })),
      path: to.aspiration(found),
      supportsText: supportsText(found.supports),
      notice,
      board,
    },
    {
      head: { title: heading.title, description: describe(found.content) },
      canonical: to.aspiration(found),
      tags: ['aspirations'],
    },
  )
}

export const loadAspiration: PublicPageLoad = { query: [], load: context => aspirationPage(context) }
