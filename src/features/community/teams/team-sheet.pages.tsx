import './teams.css'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { TeamSheetPage } from './team-pages.contract.ts'

export const pages: PagesOf<'league.sheet'> = { 'league.sheet': TeamSheet }

/** To be printed and signed: a sheet for each child. */
function TeamSheet({ data }: { data: TeamSheetPage }) {
  const { DetailFrame } = useParts()
  const { children, school, team, league, points, note } = data
  return (
    <DetailFrame variant="offer" heading={data.heading} crumbs={data.crumbs} facts={[]}>
      {children.length === 0 && <p>Semua wali sudah menjawab. Tidak ada lembar yang perlu ditandatangani.</p>}
      {children.map(child => (
        <section key={child.key} className="block tm-sheet" aria-label={`Persetujuan untuk ${child.name}`}>
          <h2>Persetujuan untuk {child.name}</h2>
          <p>
            {school} mendaftarkan {child.name} ke {league} sebagai anggota tim {team}. Saya orang tua atau
            wali yang sah dan menyetujui:
          </p>
          <ul className="points-list">
            {points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <dl>
            <div>
              <dt>Nama wali</dt>
              <dd>{child.guardian}</dd>
            </div>
            <div>
              <dt>Tempat dan tanggal</dt>
              <dd />
            </div>
            <div>
              <dt>Tanda tangan</dt>
              <dd />
            </div>
          </dl>
          <p className="tm-mute">{note}</p>
        </section>
      ))}
    </DetailFrame>
  )
}
