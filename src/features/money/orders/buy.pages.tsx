import './buy.css'
import { errorOf, FormProblems } from '../../../ui/form-problems.tsx'
import { Actions, ButtonLink } from '../../../ui/kit/actions.tsx'
import { TextField } from '../../../ui/kit/forms.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { BuyPage } from './order-pages.contract.ts'

export const pages: PagesOf<'orders.buy'> = { 'orders.buy': Buy }

/** What one buys, with its price; a coupon is tried by GET, the order is made by POST. Both work without script. */
function Buy({ data }: { data: BuyPage }) {
  const { DetailFrame } = useParts()
  const back = { label: 'Kembali ke halaman kelas', href: data.classHref }
  return (
    <DetailFrame variant="offer" heading={data.heading} crumbs={data.crumbs} facts={data.facts}>
      <div className="buy">
        {data.message && <FormProblems message={data.message} problems={data.errors} />}
        {data.pending && (
          <Notice tone="info" title="Anda sudah punya tagihan untuk kelas ini">
            <p>{data.pending.text}</p>
            <Actions actions={data.pending.actions} />
          </Notice>
        )}
        {data.closed && (
          <Notice tone="warning" title="Belum dapat dibeli di sini">
            <p>{data.closed}</p>
          </Notice>
        )}
        {!data.closed && <Choices data={data} />}
        {data.button && <Summary data={data} />}
        <Policy data={data} back={back} />
      </div>
    </DetailFrame>
  )
}

/** What holds for the money, before any of it is paid. */
function Policy({ data, back }: { data: BuyPage; back: { label: string; href: string } }) {
  return (
    <section>
      <h2>Pengembalian dana</h2>
      <p>{data.policy}</p>
      <p className="actions">
        {[...data.ask, back].map(action => (
          <ButtonLink key={action.href} action={action} look="line" />
        ))}
      </p>
    </section>
  )
}

/** Which run, and which coupon: choosing shows the price anew. */
function Choices({ data }: { data: BuyPage }) {
  const error = errorOf(data, 'run')
  return (
    <form className="form buy-choices" method="get" action={data.action}>
      {data.runs.length > 1 && (
        <fieldset className="buy-runs" id="run" tabIndex={-1}>
          <legend>Pilih jadwal</legend>
          {error && <p className="field-error">{error}</p>}
          {data.runs.map(run => (
            <label className="buy-run" key={run.id}>
              <input
                type="radio"
                name="run"
                value={run.id}
                defaultChecked={data.chosenRun === String(run.id)}
              />
              <span>
                <strong>{run.name}</strong>
                {run.lines.map(line => (
                  <small key={line}>{line}</small>
                ))}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="buy-coupon">
        <TextField
          id="couponCode"
          name="couponCode"
          label="Punya kode kupon?"
          value={data.coupon}
          error={errorOf(data, 'couponCode')}
          autoComplete="off"
        />
        <button className="btn btn-line" type="submit">
          {data.runs.length > 1 ? 'Perbarui harga' : 'Pakai kupon'}
        </button>
      </div>
      {data.couponText && <p role="status">{data.couponText}</p>}
    </form>
  )
}

function Summary({ data }: { data: BuyPage }) {
  return (
    <form className="form buy-summary" method="post" action={data.action} noValidate>
      <h2>Ringkasan</h2>
      <dl>
        {data.lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className="buy-total">
          <dt>Total</dt>
          <dd>{data.total}</dd>
        </div>
      </dl>
      <input type="hidden" name="run" value={data.chosenRun} />
      <input type="hidden" name="couponCode" value={data.usedCoupon} />
      <input type="hidden" name="total" value={data.totalAmount} />
      <p className="actions">
        <button className="btn btn-main btn-large" type="submit">
          {data.button}
        </button>
      </p>
      <p>
        {data.isFree
          ? 'Kupon menutup seluruh harganya: kelasnya langsung terbuka.'
          : 'Kursi Anda kami simpan selama tagihan menunggu pembayaran. Cara bayar dipilih setelah ini.'}
      </p>
    </form>
  )
}
