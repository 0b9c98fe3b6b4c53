import Link from 'next/link'
import { factIcons } from '../lib/icons.js'
import { Icon } from './icon'
import { Picture } from './picture'

const sizes = '(width >= 80rem) 24rem, (width >= 64rem) 31vw, (width >= 40rem) 46vw, 92vw'

export function Card({ item, site }) {
  return (
    <article className="card card-soft">
      <div className={item.picture ? 'card-pic' : 'card-pic card-blank r-16x9'}>
        {item.picture && <Picture image={item.picture} sizes={sizes} ratio="16x9" site={site} />}
        {item.badge && <span className={`badge tone-${item.badge.tone}`}>{item.badge.label}</span>}
      </div>
      <div className="card-text">
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <h2 className="card-title">
          <Link href={item.href}>{item.title}</Link>
        </h2>
        {item.summary && <p className="card-sum">{item.summary}</p>}
        <div className="card-foot">
          <Facts facts={item.facts} />
          <Price price={item.price} compareAtPrice={item.compareAtPrice} />
        </div>
      </div>
    </article>
  )
}

function Facts({ facts }) {
  return (
    <ul className="facts facts-inline">
      {facts.map(fact => (
        <li key={`${fact.icon}${fact.text}`}>
          <Icon name={factIcons[fact.icon]} />
          {fact.dateTime ? <time dateTime={fact.dateTime}>{fact.text}</time> : <span>{fact.text}</span>}
        </li>
      ))}
    </ul>
  )
}

function Price({ price, compareAtPrice }) {
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
