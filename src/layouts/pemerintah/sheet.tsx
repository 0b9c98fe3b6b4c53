import { Cover, Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import { type DetailFrameProps, useSite } from '../../ui/parts.tsx'

/** What is told is a letter under the office's head; what one may join, a sheet of particulars. */
export function SheetFrame({ frame }: { frame: DetailFrameProps }) {
  return (
    <>
      {frame.variant === 'article' ? <Letter frame={frame} /> : <Particulars frame={frame} />}
      <Related related={frame.related} look={(frame.related?.items.length ?? 0) > 1 ? 'two' : 'rows'} />
    </>
  )
}

function Letter({ frame }: { frame: DetailFrameProps }) {
  const { title, footer } = useSite()
  const { heading, crumbs, cover, facts, aside, children } = frame
  const where = [footer.contact.address, footer.contact.email, footer.contact.phone].filter(Boolean)
  return (
    <div className="pem-desk on-soft">
      <div className="wrap">
        <Crumbs crumbs={crumbs} />
        <article className="pem-letter paper">
          <div className="pem-letterhead">
            <p>{title}</p>
            {where.length > 0 && (
              <p>
                {where.map(line => (
                  <span key={line}>{line}</span>
                ))}
              </p>
            )}
          </div>
          <PageHeading heading={heading} />
          <Facts facts={facts} />
          {cover && <Cover cover={cover} />}
          {children}
          {aside}
        </article>
      </div>
    </div>
  )
}

function Particulars({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children } = frame
  return (
    <>
      <FrameHead ground="soft" crumbs={crumbs}>
        <PageHeading heading={heading} />
      </FrameHead>
      <div className={aside ? 'wrap offer' : 'wrap offer offer-alone'}>
        {aside && (
          <aside className="offer-aside pem-form" aria-label="Ringkasan">
            <p className="pem-bar">Pendaftaran</p>
            {aside}
          </aside>
        )}
        <div className="offer-text">
          {facts.length > 0 && (
            <div className="pem-sheet">
              <p className="pem-bar">Lembar informasi</p>
              <div className={cover ? 'pem-sheet-in' : undefined}>
                {cover && <Cover cover={cover} />}
                <Facts facts={facts} look="stacked" />
              </div>
            </div>
          )}
          {children}
        </div>
      </div>
    </>
  )
}
