import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { TeamFeePage } from './team-fees.contract.ts'

export const pages: PagesOf<'league.fee'> = { 'league.fee': TeamFee }

/** What a team pays before it is verified. */
function TeamFee({ data }: { data: TeamFeePage }) {
  const { DetailFrame } = useParts()
  const { heading, crumbs, facts, path, teamHref, policy, closed, problem } = data
  return (
    <DetailFrame variant="offer" heading={heading} crumbs={crumbs} facts={[]}>
      <section className="block" aria-label="Biaya">
        {problem && (
          <Notice tone="bad" live>
            <p>{problem}</p>
          </Notice>
        )}
        {closed ? (
          <Notice>
            <p>{closed}</p>
          </Notice>
        ) : (
          <>
            <ul className="points-list">
              {facts.map(({ label, value }) => (
                <li key={label}>
                  {label}: <strong>{value}</strong>
                </li>
              ))}
            </ul>
            <p>{policy}</p>
          </>
        )}
        <form className="actions" method="post" action={path}>
          {!closed && (
            <button className="btn btn-main" type="submit">
              Pilih cara bayar
            </button>
          )}
          <a className="btn btn-line" href={teamHref}>
            Kembali ke halaman tim
          </a>
        </form>
      </section>
    </DetailFrame>
  )
}
