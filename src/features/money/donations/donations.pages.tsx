import './donations.css'
import { limits } from '../../../shared/limits.ts'
import type { PageData } from '../../../shared/page.ts'
import { errorOf, filled } from '../../../ui/form-problems.tsx'
import { ButtonLink } from '../../../ui/kit/actions.tsx'
import { AmountField } from '../../../ui/kit/amount-field.tsx'
import { CheckField, TextField } from '../../../ui/kit/forms.tsx'
import { FormGuard } from '../../../ui/kit/guarded-form.tsx'
import { Meter } from '../../../ui/kit/meter.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { OfferBox } from '../../../ui/kit/offer-box.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Prose } from '../../../ui/prose.tsx'
import type { CampaignPage, ThanksPage } from './donations.contract.ts'

export const pages: PagesOf<'donations.list' | 'donations.campaign' | 'donations.thanks'> = {
  'donations.list': Campaigns,
  'donations.campaign': Campaign,
  'donations.thanks': Thanks,
}

/** What may be given to. */
function Campaigns({ data }: { data: PageData['donations.list'] }) {
  const { ListFrame } = useParts()
  return <ListFrame {...data} tools={null} />
}

/** A campaign: how far it has come, the form, who gave, what it was used for. */
function Campaign({ data }: { data: CampaignPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      variant="offer"
      heading={data.heading}
      crumbs={data.crumbs}
      cover={data.cover}
      facts={data.facts}
      aside={
        <OfferBox actions={data.isOpen ? [{ label: 'Donasi sekarang', href: '#beri' }] : []}>
          <Gauge gauge={data.gauge} />
        </OfferBox>
      }
    >
      <Prose html={data.storyHtml} />
      <section className="block" aria-labelledby="beri">
        <h2 id="beri">Beri donasi</h2>
        {data.isOpen ? (
          <GivingForm data={data} />
        ) : (
          <Notice title="Kampanye ini sudah ditutup">
            <p>Terima kasih kepada semua yang sudah berdonasi.</p>
          </Notice>
        )}
      </section>
      <Donors donors={data.donors} />
      <Uses data={data} />
    </DetailFrame>
  )
}

function Gauge({ gauge: { raised, goal, value, target, note } }: { gauge: CampaignPage['gauge'] }) {
  if (target !== null)
    return (
      <Meter
        meter={{
          label: 'Terkumpul',
          value: Math.min(value, target),
          target,
          valueLabel: raised,
          targetLabel: goal,
          note,
        }}
      />
    )
  return (
    <p className="price">
      <strong>{raised}</strong> {goal}
      <br />
      {note}
    </p>
  )
}

function GivingForm({ data }: { data: CampaignPage }) {
  const { path, amounts, values } = data
  return (
    <form className="form" method="post" action={path} noValidate>
      <FormGuard form={data} />
      <fieldset className="gift-amounts" id="amount">
        <legend>Jumlah</legend>
        <div className="gift-choices">
          {amounts.map(({ value, label }) => (
            <CheckField
              key={value}
              type="radio"
              id={`amount-${value}`}
              name="amount"
              sent={value}
              label={label}
              value={values.amount === value}
            />
          ))}
        </div>
        {errorOf(data, 'amount') && <p className="field-error">{errorOf(data, 'amount')}</p>}
      </fieldset>
      <AmountField
        id="own"
        name="own"
        value={values.own}
        label="Jumlah lain"
        hint="Minimal Rp 10.000. Bila diisi, jumlah ini yang dipakai."
      />
      <TextField
        {...filled(data, 'name')}
        label="Nama"
        autoComplete="name"
        maxLength={limits.fullName}
        required
      />
      <CheckField
        id="is_anonymous"
        name="is_anonymous"
        label="Jangan tampilkan nama saya"
        value={values.is_anonymous === '1'}
      />
      <TextField
        {...filled(data, 'email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="Tidak ditampilkan. Bukti donasi kami kirim ke sini."
      />
      <TextField
        {...filled(data, 'message')}
        label="Pesan atau doa"
        rows={3}
        maxLength={limits.message}
        hint="Tampil bersama nama Anda setelah diperiksa."
      />
      <p className="field-hint">{data.policy}</p>
      <p className="actions">
        <button className="btn btn-main btn-large" type="submit">
          Lanjut ke pembayaran
        </button>
      </p>
    </form>
  )
}

function Donors({ donors }: Pick<CampaignPage, 'donors'>) {
  return (
    <section className="block" aria-labelledby="donatur">
      <h2 id="donatur">Donatur</h2>
      {donors.length === 0 && <p>Jadilah yang pertama berdonasi.</p>}
      <ul className="donor-wall">
        {donors.map(({ key, name, amountText, atText, message }) => (
          <li key={key}>
            <p className="donor-line">
              <strong>{name}</strong>
              <span>{amountText}</span>
            </p>
            {message && <p>{message}</p>}
            <p className="donor-when">{atText}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Uses({ data: { uses, usesText } }: { data: CampaignPage }) {
  return (
    <section className="block" aria-labelledby="pemakaian">
      <h2 id="pemakaian">Dana dipakai untuk</h2>
      <p>{usesText}</p>
      <ul className="donor-wall">
        {uses.map(({ key, words, amountText, atText, receipt }) => (
          <li key={key}>
            <p className="donor-line">
              <strong>{words}</strong>
              <span>{amountText}</span>
            </p>
            <p className="donor-when">{atText}</p>
            {receipt && (
              <figure className="use-receipt">
                <Picture image={receipt} sizes="12rem" />
              </figure>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How one's donation stands, and its papers. */
function Thanks({ data }: { data: ThanksPage }) {
  const { DetailFrame } = useParts()
  const { heading, crumbs, tone, words, facts, actions, papers } = data
  return (
    <DetailFrame variant="article" heading={heading} crumbs={crumbs} facts={[]}>
      <Notice tone={tone} live>
        <p>{words}</p>
      </Notice>
      <dl className="gift-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {papers.length > 0 && (
        <ul>
          {papers.map(({ label, href }) => (
            <li key={href}>
              <a href={href} download>
                {label} (PDF)
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="actions gift-actions">
        {actions.map((action, index) => (
          <ButtonLink key={action.href} action={action} look={index === 0 ? 'main' : 'line'} />
        ))}
      </p>
    </DetailFrame>
  )
}
