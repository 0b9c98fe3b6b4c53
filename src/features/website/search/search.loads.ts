import { askedPage, type PageContext, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { detailPage } from '../../../shared/page.ts'
import { pagerOf, statusOfPage, withQuery } from '../../../shared/pager.ts'
import { imageOf } from '../../../shared/picture.ts'
import { trail } from '../../../ui/lists.ts'
import { type SearchAnswer, type SearchPage, searchPageQuery } from './search.contract.ts'
import { filledTag, type Search } from './search.ts'

const lead = 'Cari kelas, kursus, program, dan tulisan di situs ini.'
/** kinds of dated things: beside a class the day it was published says nothing */
const dated = new Set(['news', 'blog', 'articles', 'podcasts', 'tulisan-temans'])

/** The search of the whole site: a plain GET form, for no search engine. */
export const loadSearch = (search: Search): PublicPageLoad =>
  askedPage(searchPageQuery, async (context, query) => {
    const { q, kind: type, page, pageSize } = query
    const isAsked = [...q].length >= 2
    const answer = isAsked ? await search.find(context, { q, type, page, pageSize }) : undefined
    const data = pageOf(context, search, query, answer)
    return detailPage('search.page', data, {
      head: { title: q ? `Cari: ${q}` : 'Cari', description: lead, noindex: true },
      canonical: to.search(),
      tags: [filledTag],
      isNarrowed: true,
      status: statusOfPage({ items: data.items, page }),
    })
  })

interface Query {
  q: string
  kind: string
  page: number
}

function pageOf(
  context: PageContext,
  search: Search,
  query: Query,
  answer: SearchAnswer | undefined,
): SearchPage {
  const base: SearchPage = {
    path: to.search(),
    query: query.q,
    heading: {
      title: query.q ? `Hasil pencarian "${query.q}"` : 'Cari di situs ini',
      lead: query.q ? undefined : lead,
    },
    crumbs: trail({ label: 'Cari' }),
    type: query.kind,
    types: [],
    items: [],
  }
  if (!answer) return { ...base, empty: query.q ? tooShort : undefined }
  const { suggestion, insteadOf } = answer
  const all = answer.types.reduce((sum, type) => sum + type.totalItems, 0)
  return {
    ...base,
    types: typesOf(query, answer, all),
    suggestion:
      suggestion && suggestion !== insteadOf
        ? { label: suggestion, href: to.search({ q: suggestion }) }
        : undefined,
    note: insteadOf ? `Tidak ada hasil untuk "${query.q}". Berikut hasil untuk "${insteadOf}".` : undefined,
    asks: query.kind === '' && query.page === 1 ? query.q : undefined,
    items: answer.items.map(item => ({
      href: item.path,
      title: item.title,
      label: item.typeLabel,
      date:
        item.publishedAt && dated.has(item.type)
          ? mediumDate(new Date(item.publishedAt), context.tenant.timeZone)
          : undefined,
      excerpt: item.excerpt,
      picture: imageOf(item.picture),
    })),
    empty: answer.items.length === 0 ? nothingFor(query, search, all) : undefined,
    pager: pagerOf(answer, to.search(), { q: query.q, kind: query.kind }),
  }
}

const tooShort = {
  title: 'Tulis minimal 2 huruf',
  text: 'Pencarian yang lebih panjang memberi hasil yang lebih tepat.',
  links: [],
}

function typesOf(query: Query, answer: SearchAnswer, all: number): SearchPage['types'] {
  if (all === 0) return []
  const link = (kind: string) => withQuery(to.search(), { q: query.q, kind })
  return [
    { label: 'Semua', href: link(''), total: all, isCurrent: query.kind === '' },
    ...answer.types.map(({ type, label, totalItems }) => ({
      label,
      href: link(type),
      total: totalItems,
      isCurrent: query.kind === type,
    })),
  ]
}

/** Nothing found: what may help, and where one can look around instead. */
function nothingFor(query: Query, search: Search, elsewhere: number): SearchPage['empty'] {
  if (elsewhere > 0) {
    return {
      title: `Tidak ada hasil di ${search.label(query.kind)}`,
      text: `Ada ${elsewhere} hasil di bagian lain.`,
      links: [{ label: 'Tampilkan semua hasil', href: to.search({ q: query.q }) }],
    }
  }
  return {
    title: `Tidak ada hasil untuk "${query.q}"`,
    text: 'Periksa ejaannya, pakai kata yang lebih umum, atau lihat-lihat dari sini:',
    links: [
      { label: 'Semua kelas', href: to.classes() },
      { label: 'Semua kursus', href: to.courses() },
      { label: 'Semua program', href: to.programs() },
      { label: 'Berita terbaru', href: to.posts('news') },
    ],
  }
}
