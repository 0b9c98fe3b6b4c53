import { FactMark } from '../icon.tsx'
import type { Badge, CardItem, Fact, FactIcon } from '../parts.tsx'

/** What a fact says something of, for layouts that draw facts as a table (`css/looks/facts-table.css`). */
const factLabels: Record<FactIcon, string> = {
  calendar: 'Tanggal',
  clock: 'Waktu',
  level: 'Tingkat',
  place: 'Tempat',
  people: 'Untuk',
  price: 'Biaya',
  book: 'Isi',
  person: 'Oleh',
  audio: 'Lama',
  photo: 'Foto',
  video: 'Lama',
  certificate: 'Sertifikat',
  tag: 'Alamat',
}

export function BadgeTag({ badge }: { badge: Badge }) {
  return <span className={`badge tone-${badge.tone}`}>{badge.label}</span>
}

/** inline beside each other, stacked below each other, boxed as cells with a line between */
export type FactsLook = 'inline' | 'stacked' | 'boxed'

export function Facts({ facts, look = 'inline' }: { facts: Fact[]; look?: FactsLook | undefined }) {
  if (facts.length === 0) return null
  return (
    <ul className={`facts facts-${look}`}>
      {facts.map(fact => (
        <li key={`${fact.icon}${fact.text}`} data-label={factLabels[fact.icon]}>
          <FactMark icon={fact.icon} />
          {fact.dateTime ? <time dateTime={fact.dateTime}>{fact.text}</time> : <span>{fact.text}</span>}
        </li>
      ))}
    </ul>
  )
}

export function PriceLine({ price, compareAtPrice }: Pick<CardItem, 'price' | 'compareAtPrice'>) {
  if (!price) return null
  return (
    <p className="price">
      {compareAtPrice && (
        <s>
          <span className="sr-only">Harga semula</span>
          <span>{compareAtPrice}</span>
        </s>
      )}
      <strong>{price}</strong>
    </p>
  )
}
