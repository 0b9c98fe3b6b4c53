import './leaderboards.css'
import { sitePath } from '../../../site-links.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { FilterField } from '../../../ui/kit/tools.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { LeaderboardPage } from './leaderboards.contract.ts'

export const pages: PagesOf<'leaderboards'> = { leaderboards: Leaderboards }

/** One board at a time; the others are a link away. */
function Leaderboards({ data }: { data: LeaderboardPage }) {
  const { DetailFrame, ListFrame } = useParts()
  const { board, heading, crumbs } = data
  if (!board) return <ListFrame heading={heading} crumbs={crumbs} items={[]} empty={data.empty} />
  return (
    <DetailFrame variant="offer" heading={heading} crumbs={crumbs} facts={[]}>
      {data.boards.length > 1 && (
        <nav className="lb-boards" aria-label="Papan">
          <ul className="chips">
            {data.boards.map(one => (
              <li key={one.href}>
                <a className="chip" href={one.href} aria-current={one.isCurrent ? 'true' : undefined}>
                  {one.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Filters filters={data.filters} />
      <div className="block">
        <h2 id="papan">{board.title}</h2>
        <p>
          {board.text} {board.scopeText}
        </p>
        {board.rows.length === 0 ? (
          <Notice>
            <p>Belum ada hasil di papan ini untuk pilihan Anda.</p>
          </Notice>
        ) : (
          <Board board={board} />
        )}
      </div>
    </DetailFrame>
  )
}

function Filters({ filters }: { filters: LeaderboardPage['filters'] }) {
  if (filters.periods.length < 2 && filters.provinces.length < 2 && !filters.isFiltered) return null
  return (
    <search className="tools">
      <form action={sitePath('/Leaderboards')} className="lb-filter" key={JSON.stringify(filters)}>
        {filters.slug && filters.period === '' && <input type="hidden" name="board" value={filters.slug} />}
        <FilterField
          name="period"
          label="Periode"
          any="Semua"
          value={filters.period}
          choices={filters.periods}
        />
        <FilterField
          name="province"
          label="Provinsi"
          any="Semua"
          value={filters.province}
          choices={filters.provinces}
        />
        <div className="tools-do">
          <button className="btn btn-main" type="submit">
            Terapkan
          </button>
          {filters.isFiltered && (
            <a className="btn btn-quiet" href={filters.reset}>
              Hapus filter
            </a>
          )}
        </div>
      </form>
    </search>
  )
}

function Board({ board }: { board: NonNullable<LeaderboardPage['board']> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="table-scroll" aria-label={board.title} tabIndex={0}>
      <table className="table lb-table">
        <thead>
          <tr>
            <th scope="col">Peringkat</th>
            <th scope="col">{board.nameLabel}</th>
            {board.hasSchools && <th scope="col">Sekolah</th>}
            <th scope="col" className="lb-end">
              {board.unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {board.rows.map(row => (
            <tr
              key={`${row.rank} ${row.name} ${row.school} ${row.city}`}
              className={row.rank <= 3 ? `lb-top lb-top-${row.rank}` : undefined}
            >
              <td>
                <span className="lb-rank">{row.rank}</span>
              </td>
              <th scope="row">
                {row.name}
                {!board.hasSchools && <small>{row.city}</small>}
              </th>
              {board.hasSchools && (
                <td>
                  {row.school}
                  <small>{row.city}</small>
                </td>
              )}
              <td className="lb-end">{row.score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
