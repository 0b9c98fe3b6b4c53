import './competitions.css'
import { ButtonLink } from '../../../ui/kit/actions.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { Prose } from '../../../ui/prose.tsx'
import type { LeaguePage, StandingRow } from './competitions.contract.ts'
import { Fixtures } from './league-board.views.tsx'

export const pages: PagesOf<'league.season'> = { 'league.season': League }

type Season = NonNullable<LeaguePage['season']>

/** The league: stages, categories with their standings, the rules, and the way in. */
function League({ data }: { data: LeaguePage }) {
  const { DetailFrame, ListFrame } = useParts()
  const { season, heading, crumbs, facts } = data
  if (!season) return <ListFrame heading={heading} crumbs={crumbs} items={[]} empty={data.empty} />
  return (
    <DetailFrame
      variant="offer"
      heading={heading}
      crumbs={crumbs}
      facts={facts}
      aside={<Beside season={season} seasons={data.seasons} />}
    >
      <Prose html={season.descriptionHtml} />
      <Stages stages={season.stages} />
      {season.categories.map(category => (
        <Category key={category.name} category={category} />
      ))}
      <section className="block" id="aturan" aria-labelledby="aturan-judul">
        <h2 id="aturan-judul">Aturan</h2>
        <Prose html={season.rulesHtml} />
      </section>
    </DetailFrame>
  )
}

function Beside({ season, seasons }: { season: Season; seasons: LeaguePage['seasons'] }) {
  return (
    <div className="offer-box lg-beside">
      <p className="offer-note">{season.note}</p>
      {season.action && <ButtonLink action={season.action} size="large" />}
      <ButtonLink action={{ label: 'Baca aturan', href: '#aturan' }} look="line" />
      {seasons.length > 1 && (
        <nav aria-label="Musim liga">
          <ul className="chips">
            {seasons.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <a className="chip" href={href} aria-current={isCurrent ? 'true' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function Stages({ stages }: { stages: Season['stages'] }) {
  if (stages.length === 0) return null
  return (
    <section className="block" aria-labelledby="babak">
      <h2 id="babak">Babak dan tanggal</h2>
      <ol className="lg-stages">
        {stages.map(stage => (
          <li key={stage.name} aria-current={stage.isNow ? 'step' : undefined}>
            <h3>
              {stage.name}
              {stage.isNow && <span className="badge tone-blue">Sedang berlangsung</span>}
            </h3>
            <p className="lg-when">
              {stage.when}
              {stage.place && ` · ${stage.place}`}
            </p>
            {stage.text && <p>{stage.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Category({ category }: { category: Season['categories'][number] }) {
  const { name, text, members, teams, hasPoints, board } = category
  const title = hasPoints ? `Klasemen ${name}` : name
  return (
    <div className="block">
      <h2>{title}</h2>
      <p>
        {text} <span className="lg-mute">Setiap tim beranggotakan {members}.</span>
      </p>
      {teams.length === 0 ? (
        <Notice>
          <p>Belum ada tim yang terverifikasi di kategori ini.</p>
        </Notice>
      ) : (
        <Standings caption={title} teams={teams} hasPoints={hasPoints} />
      )}
      {board && <Fixtures category={name} board={board} />}
    </div>
  )
}

function Standings({
  caption,
  teams,
  hasPoints,
}: {
  caption: string
  teams: StandingRow[]
  hasPoints: boolean
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table className="table lg-table">
        <thead>
          <tr>
            {hasPoints && <th scope="col">Peringkat</th>}
            <th scope="col">Tim</th>
            <th scope="col">Sekolah</th>
            {hasPoints && (
              <th scope="col" className="lg-end">
                Poin
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {teams.map(team => (
            <tr key={`${team.team} ${team.school}`}>
              {hasPoints && <td className="lg-rank">{team.points === '–' ? '–' : team.rank}</td>}
              <th scope="row">
                {team.team}
                <small>{team.members}</small>
              </th>
              <td>
                {team.school}
                <small>{team.city}</small>
              </td>
              {hasPoints && <td className="lg-end">{team.points}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
