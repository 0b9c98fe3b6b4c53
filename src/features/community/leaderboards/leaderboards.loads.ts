import type { z } from 'zod'
import { askedPage, type PageContext, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { detailPage } from '../../../shared/page.ts'
import { withQuery } from '../../../shared/pager.ts'
import { trail } from '../../../ui/lists.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { boardQuery, type LeaderboardPage } from './leaderboards.contract.ts'
import { scopes } from './leaderboards.rules.ts'
import type { BoardRow } from './leaderboards.store.ts'
import { listBoards, type Ranked, readBoard } from './leaderboards.ts'

const path = routes.Leaderboards
const lead =
  'Siapa yang paling tekun, paling jauh, dan paling banyak membantu. Diperbarui setiap ada hasil baru.'

/** /Leaderboards: one board at a time, by board, period and province. */
export const loadLeaderboards: PublicPageLoad = askedPage(boardQuery, (context, query) =>
  boardsAnswer(context, query),
)

/** a board that is being written, in the place of what stands there */
interface Written {
  board: BoardRow
  rows: readonly Ranked[]
}

export async function boardsAnswer(
  context: PageContext,
  query: z.output<typeof boardQuery>,
  written?: Written,
) {
  const { board: asked, period, province } = query
  const standing = await listBoards(context.tx)
  const all = written ? [written.board, ...standing.filter(({ id }) => id !== written.board.id)] : standing
  const boards = period ? all.filter(board => board.period === period) : all
  const board = asked ? boards.find(({ slug }) => slug === asked) : boards[0]
  // a board there never was; one of another period is simply not among these
  if (asked && !all.some(({ slug }) => slug === asked)) return undefined
  const names = await regionNames()
  const rows = written ? written.rows : board ? await readBoard(context.tx, board) : []
  const codes = [...new Set(rows.flatMap(({ provinceCode }) => provinceCode ?? []))]
  const data: LeaderboardPage = {
    heading: { title: 'Papan peringkat', lead },
    crumbs: trail({ label: 'Papan peringkat' }),
    boards: boards.map(one => ({
      label: one.title,
      href: withQuery(path, { board: one.slug, period }),
      isCurrent: one.slug === board?.slug,
    })),
    ...(board ? { board: boardOf(board, rows, province, names) } : {}),
    filters: {
      slug: asked ?? '',
      period: period ?? '',
      province: province ?? '',
      periods: [...new Set(all.map(({ period }) => period))].map(value => ({ value, label: value })),
      provinces: codes
        .map(code => ({ value: code, label: names.province(code)?.name ?? code }))
        .sort((a, b) => a.label.localeCompare(b.label, 'id')),
      isFiltered: Boolean(period || province),
      reset: path,
    },
    empty: {
      title: all.length > 0 ? 'Tidak ada papan untuk periode ini' : 'Belum ada papan peringkat',
      text:
        all.length > 0
          ? 'Pilih periode lain, atau hapus filternya.'
          : 'Papan peringkat siswa, sekolah, dan tim tampil di sini begitu ada hasil pertama.',
      action:
        all.length > 0 ? { label: 'Semua papan', href: path } : { label: 'Lihat kelas', href: to.classes() },
    },
  }
  return detailPage('leaderboards', data, {
    head: {
      title: board && asked ? `Papan peringkat: ${board.title}` : 'Papan peringkat',
      description: board?.summary || lead,
      ...(data.filters.isFiltered ? { noindex: true } : {}),
    },
    canonical: path,
    tags: ['leaderboards', 'league'],
    isNarrowed: data.filters.isFiltered,
  })
}

function boardOf(
  board: BoardRow,
  rows: readonly Ranked[],
  province: string | undefined,
  names: Awaited<ReturnType<typeof regionNames>>,
): NonNullable<LeaderboardPage['board']> {
  const { label, text } = scopes[board.scope]
  const shown = rows.filter(row => !province || row.provinceCode === province)
  return {
    title: `${board.title}, ${board.period}`,
    text: board.summary,
    scopeText: text,
    nameLabel: label,
    unit: board.unit,
    hasSchools: board.scope !== 'school' && rows.some(({ school }) => school !== ''),
    rows: shown.map(row => ({
      rank: row.rank,
      name: row.name,
      school: row.school,
      city: names.city(row.cityCode)?.name ?? '',
      score: row.score.toLocaleString('id-ID'),
    })),
  }
}
