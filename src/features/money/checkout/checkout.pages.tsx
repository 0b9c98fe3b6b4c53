import './checkout.css'
import { createElement } from 'react'
import { errorOf, FormProblems } from '../../../ui/form-problems.tsx'
import { Actions, ButtonLink } from '../../../ui/kit/actions.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { OfferBox } from '../../../ui/kit/offer-box.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { PayPage } from './checkout.contract.ts'
import { HowTo, PayWays } from './checkout.views.tsx'

export const pages: PagesOf<'checkout.pay'> = { 'checkout.pay': Pay }

/** Where something is paid: which bill, how it stands, and what to do next. Everything works without script. */
function Pay({ data }: { data: PayPage }) {
  const { DetailFrame } = useParts()
  const { status, pay } = data
  return (
    <DetailFrame
      variant="offer"
      heading={data.heading}
      crumbs={data.crumbs}
      facts={[]}
      aside={<Summary data={data} />}
    >
      {createElement(
        'pay-watch',
        {
          class: 'pay',
          'data-code': data.code,
          'data-version': data.version,
          ...(data.isWatched ? { 'data-watch': '' } : {}),
          ...(pay ? { 'data-seconds': pay.secondsLeft } : {}),
        },
        <>
          {data.isWatched && (
            <noscript>
              <meta httpEquiv="refresh" content="20" />
            </noscript>
          )}
          {data.isSimulated && (
            <Notice tone="warning" title="Ini simulasi">
              <p>Tidak ada uang sungguhan: penyedia pembayarannya disimulasikan di server ini.</p>
            </Notice>
          )}
          {data.message && <FormProblems message={data.message} problems={data.errors} />}
          <Notice tone={status.tone} title={status.title} live>
            <p>{data.problem || status.text}</p>
          </Notice>
          <p className="pay-said" role="status" data-said suppressHydrationWarning>
            {' '}
          </p>
          {data.next && <Actions actions={[data.next]} />}
          {pay && <PayWays pay={pay} />}
          {data.ways.length > 0 && <Choose data={data} />}
          {data.alternatives.map(({ text, label, href }) => (
            <p className="pay-otherwise" key={href}>
              {text} <a href={href}>{label}</a>
            </p>
          ))}
          <Deeds data={data} />
          {pay && <HowTo pay={pay} />}
        </>,
      )}
    </DetailFrame>
  )
}

function Summary({ data }: { data: PayPage }) {
  return (
    <OfferBox price={data.totalText} note={`Tagihan ${data.number}`} actions={[]}>
      <dl className="pay-lines">
        {data.lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <ButtonLink action={{ label: 'Kembali ke pesanan', href: data.back }} look="line" />
      </p>
    </OfferBox>
  )
}

/** Radios: one that is closed for this amount stays in sight and says why. */
function Choose({ data }: { data: PayPage }) {
  const error = errorOf(data, 'channel')
  return (
    <form className="form pay-choose" method="post" action={data.action} noValidate>
      <fieldset id="channel" tabIndex={-1}>
        <legend>Cara bayar</legend>
        {error && <p className="field-error">{error}</p>}
        {data.ways.map(way => (
          <label className="pay-way" key={way.channel}>
            <input
              type="radio"
              name="channel"
              value={way.channel}
              disabled={way.closed !== ''}
              defaultChecked={data.values.channel === way.channel}
            />
            <span>
              <strong>{way.label}</strong>
              <small>{way.closed || way.note}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="actions">
        <button className="btn btn-main btn-large" type="submit">
          Buat tagihan {data.totalText}
        </button>
      </p>
    </form>
  )
}

function Deeds({ data }: { data: PayPage }) {
  if (!data.mayCheck && !data.mayChange) return null
  return (
    <form className="pay-deeds" method="post" action={data.action}>
      <p className="actions">
        {data.maySimulate && (
          <button className="btn btn-main" type="submit" name="do" value="simulate">
            Bayar (simulasi)
          </button>
        )}
        {data.mayCheck && (
          <button className="btn btn-line" type="submit" name="do" value="check">
            Periksa status
          </button>
        )}
        {data.mayChange && (
          <button className="btn btn-line" type="submit" name="do" value="change">
            Ganti cara bayar
          </button>
        )}
      </p>
    </form>
  )
}
