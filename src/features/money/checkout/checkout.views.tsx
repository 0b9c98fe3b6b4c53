import { ButtonLink } from '../../../ui/kit/actions.tsx'
import { Field } from '../../../ui/kit/forms.tsx'
import type { PayInstructions } from './checkout.contract.ts'

/** The number, the code or the accounts that are paid to, and until when. */
export function PayWays({ pay }: { pay: PayInstructions }) {
  return (
    <section className="pay-box" aria-labelledby="pay-how">
      <h2 id="pay-how">{pay.channelLabel}</h2>
      <p className="pay-until">
        Bayar sebelum <strong>{pay.untilText}</strong>
        {/* filled in by the element, maybe before React is here */}
        <span className="pay-left" data-left aria-hidden="true" suppressHydrationWarning>
          {' '}
        </span>
      </p>
      <Copied label="Jumlah" shown={pay.amountText} bare={pay.amount} />
      {pay.qr && (
        <svg
          className="pay-qr"
          viewBox={`0 0 ${pay.qr.size} ${pay.qr.size}`}
          role="img"
          aria-label={pay.qr.alt}
          shapeRendering="crispEdges"
        >
          <rect width={pay.qr.size} height={pay.qr.size} fill="#fff" />
          <path d={pay.qr.path} fill="#000" />
        </svg>
      )}
      {pay.numbers.map(number => (
        <Copied key={number.label} {...number} />
      ))}
      {pay.link && <ButtonLink action={pay.link} look="main" />}
      {pay.accounts.map(({ bank, number, shown, holder }) => (
        <Copied key={number} label={`${bank}, atas nama ${holder}`} shown={shown} bare={number} />
      ))}
      {pay.proof && <Proof proof={pay.proof} />}
    </section>
  )
}

/** For the eye in groups, on the clipboard bare; without script the text itself can be marked. */
function Copied({ label, shown, bare }: { label: string; shown: string; bare: string }) {
  return (
    <div className="pay-copied">
      <span>{label}</span>
      <strong>{shown}</strong>
      <button className="btn btn-line" type="button" data-copy={bare} hidden>
        Salin<span className="sr-only"> {label}</span>
      </button>
    </div>
  )
}

function Proof({ proof }: { proof: NonNullable<PayInstructions['proof']> }) {
  return (
    <form
      className="form pay-proof"
      id="dokumen"
      method="post"
      action={proof.action}
      encType="multipart/form-data"
    >
      {proof.words && <p>{proof.words}</p>}
      <Field
        id="proof"
        name="file"
        label={proof.words ? 'Ganti bukti transfer' : 'Bukti transfer'}
        hint={proof.limit}
        error={proof.problem || undefined}
        required
      >
        {tied => <input className="input" type="file" accept=".jpg,.jpeg,.png,.webp,.pdf" {...tied} />}
      </Field>
      <p className="actions">
        <button className="btn btn-main" type="submit">
          Kirim bukti
        </button>
      </p>
    </form>
  )
}

/** How it is done, step by step, opened by who needs it. */
export function HowTo({ pay }: { pay: PayInstructions }) {
  if (pay.howTo.length === 0) return null
  return (
    <section className="pay-how-to">
      <h2>Langkah membayar</h2>
      {pay.howTo.map(way => (
        <details key={way.title}>
          <summary>{way.title}</summary>
          <ol>
            {way.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
      <p className="pay-checked">
        Diperiksa {pay.checkedOn}. Menu di aplikasi bank Anda dapat berbeda sedikit.
      </p>
    </section>
  )
}
