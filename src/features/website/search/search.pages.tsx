import { createElement } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ButtonLink } from '../../../ui/kit/actions.tsx'
import { PagerNav } from '../../../ui/kit/trail.tsx'
import { useParts } from '../../../ui/parts.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { SearchPage } from './search.contract.ts'
import './search.css'
import type { PagesOf } from '../../../ui/pages.ts'

export const pages: PagesOf<'search.page'> = { 'search.page': Search }

/** The search of the whole site. Plain links and one GET form: it needs no script. */
function Search({ data }: { data: SearchPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame {...data} variant="article" facts={[]}>
      <div className="found">
        <search className="tools">
          <form action={data.path}>
            <div className="field tools-search">
              <label htmlFor="found-q">Kata yang dicari</label>
              <input
                className="input"
                id="found-q"
                name="q"
                type="search"
                key={data.query}
                defaultValue={data.query}
                maxLength={limits.search}
                enterKeyHint="search"
              />
            </div>
            {data.type && <input type="hidden" name="kind" value={data.type} />}
            <div className="tools-do">
              <button className="btn btn-main" type="submit">
                <Icon name="search" />
                Cari
              </button>
            </div>
          </form>
        </search>
        {data.note && <p role="status">{data.note}</p>}
        {data.suggestion && (
          <p role="status">
            Mungkin maksud Anda{' '}
            <a href={data.suggestion.href}>
              <strong>{data.suggestion.label}</strong>
            </a>
            ?
          </p>
        )}
        {data.asks &&
          // what the assistant says to it: filled in by the browser, so that the page is the same for everybody
          createElement('answer-box', {
            key: data.asks,
            'data-q': data.asks,
            dangerouslySetInnerHTML: { __html: '' },
            suppressHydrationWarning: true,
          })}
        <Types types={data.types} />
        <Results items={data.items} />
        {data.empty && (
          <div className="empty">
            <h2>{data.empty.title}</h2>
            <p>{data.empty.text}</p>
            <ul className="found-ways">
              {data.empty.links.map(link => (
                <li key={link.href}>
                  <ButtonLink action={link} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {data.pager && <PagerNav pager={data.pager} />}
      </div>
    </DetailFrame>
  )
}

function Types({ types }: { types: SearchPage['types'] }) {
  if (types.length < 2) return null
  return (
    <nav aria-label="Jenis hasil">
      <ul className="chips">
        {types.map(type => (
          <li key={type.href}>
            <a className="chip" href={type.href} aria-current={type.isCurrent ? 'true' : undefined}>
              {`${type.label} (${type.total})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Results({ items }: { items: SearchPage['items'] }) {
  if (items.length === 0) return null
  return (
    <ol className="found-list">
      {items.map(item => (
        <li key={item.href} className="found-item">
          {item.picture && <Picture image={item.picture} ratio="16x9" sizes="160px" decorative />}
          <div>
            <p className="found-label">{item.date ? `${item.label}, ${item.date}` : item.label}</p>
            <h2>
              <a href={item.href}>{item.title}</a>
            </h2>
            <p>
              {item.excerpt.map((piece, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
                piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text,
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
