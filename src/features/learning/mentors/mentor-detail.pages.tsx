import './mentors.css'
import { sitePath } from '../../../site-links.ts'
import { OfferBox } from '../../../ui/kit/offer-box.tsx'
import { Portrait } from '../../../ui/kit/people.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { MentorDetailPage } from './mentors.contract.ts'

export const pages: PagesOf<'mentors.detail'> = { 'mentors.detail': MentorDetail }

function MentorDetail({ data }: { data: MentorDetailPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      {...data}
      variant="offer"
      facts={[]}
      aside={
        <OfferBox
          note="Ingin bertanya lebih dulu?"
          actions={[{ label: 'Buat janji temu', href: sitePath('/Make-Appointment') }]}
        />
      }
      related={{ title: 'Kelas yang diajar', items: data.related }}
    >
      <div className="mentor">
        <Portrait name={data.name} picture={data.picture} sizes="(width >= 48rem) 16rem, 10rem" />
        <div>
          <p className="mentor-bio">{data.bio}</p>
          {data.competencies.length > 0 && (
            <section className="block">
              <h2>Mengajarkan</h2>
              <ul className="chips">
                {data.competencies.map(({ label, href }) => (
                  <li key={label}>
                    {href ? (
                      <a className="chip" href={href}>
                        {label}
                      </a>
                    ) : (
                      <span className="chip">{label}</span>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </DetailFrame>
  )
}
