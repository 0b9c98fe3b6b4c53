import type { LeagueBoard } from './competitions.contract.ts'

type Group = LeagueBoard['groups'][number]
type Fixture = LeagueBoard['rounds'][number]['fixtures'][number]

/** Fixtures of a category round by round, and the standings that follow from them. */
export function Fixtures({ category, board }: { category: string; board: LeagueBoard }) {
  return (
    <>
      {board.groups.map(group => (
        <Standings key={group.name} caption={`Klasemen ${category} ${group.name}`.trim()} group={group} />
      ))}
      {board.groups.length > 0 && <p className="lg-mute">{board.rule}</p>}
      <h3>Pertandingan {category}</h3>
      {board.rounds.map(({ name, isNow, fixtures }) => (
        <details key={name} className="lg-round" open={isNow}>
          <summary>{name}</summary>
          <ul>
            {fixtures.map(fixture => (
              <FixtureLine key={fixture.id} fixture={fixture} />
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}

function FixtureLine({ fixture }: { fixture: Fixture }) {
  const { home, away, homeScore, awayScore, winner, startsAt, startsText, place, state, stateText } = fixture
  const sideOf = (name: string, isWinner: boolean) => (isWinner ? <strong>{name}</strong> : name)
  return (
    <li>
      <p className="lg-fixture">
        <span>{sideOf(home, winner === 'home')}</span>
        <b>{homeScore === null || awayScore === null ? '–' : `${homeScore} - ${awayScore}`}</b>
        <span>{sideOf(away, winner === 'away')}</span>
      </p>
      <p className="lg-when">
        {startsAt ? <time dateTime={startsAt}>{startsText}</time> : startsText}
        {place && ` · ${place}`}
        {state !== 'scheduled' && ` · ${stateText}`}
      </p>
    </li>
  )
}

function Standings({ caption, group }: { caption: string; group: Group }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table className="table lg-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Peringkat</th>
            <th scope="col">Tim</th>
            {['Main', 'Menang', 'Seri', 'Kalah', 'Skor', 'Poin'].map(label => (
              <th key={label} scope="col" className="lg-end">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.standings.map(row => (
            <tr key={row.teamId}>
              <td className="lg-rank">{row.rank}</td>
              <th scope="row">
                {row.team}
                {row.why && <small>{row.why}</small>}
              </th>
              <td className="lg-end">{row.played}</td>
              <td className="lg-end">{row.won}</td>
              <td className="lg-end">{row.drawn}</td>
              <td className="lg-end">{row.lost}</td>
              <td className="lg-end">
                {row.scored} - {row.against}
              </td>
              <td className="lg-end">{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
