import './aspirations.css'
import type { PageData } from '../../../shared/page.ts'
import { filled } from '../../../ui/form-problems.tsx'
import { ButtonLink } from '../../../ui/kit/actions.tsx'
import { SelectField, TextField } from '../../../ui/kit/forms.tsx'
import { GuardedForm } from '../../../ui/kit/guarded-form.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { OfferBox } from '../../../ui/kit/offer-box.tsx'
import { ListTools } from '../../../ui/kit/tools.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { AspirationPage, NewAspirationPage } from './aspirations.contract.ts'

export const pages: PagesOf<'aspirations.list' | 'aspirations.new' | 'aspirations.detail'> = {
  'aspirations.list': Board,
  'aspirations.new': NewAspiration,
  'aspirations.detail': Aspiration,
}

function Board({ data }: { data: PageData['aspirations.list'] }) {
  const { ListFrame } = useParts()
  return (
    <ListFrame
      {...data}
      tools={
        <>
          <p className="actions asp-write">
            <ButtonLink action={data.write} look="main" />
          </p>
          <ListTools list={data} />
        </>
      }
    />
  )
}

function Aspiration({ data }: { data: AspirationPage }) {
  const { DetailFrame } = useParts()
  const { heading, crumbs, facts, paragraphs, reason, replies, path, supportsText, notice, board } = data
  return (
    <DetailFrame
      variant="offer"
      heading={heading}
      crumbs={crumbs}
      facts={facts}
      aside={
        <OfferBox note={supportsText} actions={[]}>
          <form method="post" action={path}>
            <button className="btn btn-main" type="submit">
              Saya mendukung ini
            </button>
          </form>
        </OfferBox>
      }
    >
      {notice && (
        <Notice tone="good" live>
          <p>{notice}</p>
        </Notice>
      )}
      <div className="prose">
        {paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {reason && (
        <Notice title="Keterangan">
          <p>{reason}</p>
        </Notice>
      )}
      <section className="block" aria-labelledby="jawaban">
        <h2 id="jawaban">Jawaban resmi</h2>
        {replies.length === 0 && <p>Belum dijawab.</p>}
        {replies.map(reply => (
          <article className="prose" key={reply.id}>
            <p>
              <time dateTime={reply.at}>{reply.atText}</time>
            </p>
            {reply.paragraphs.map(text => (
              <p key={text}>{text}</p>
            ))}
          </article>
        ))}
      </section>
      <p className="actions asp-back">
        <ButtonLink action={{ ...board, label: 'Semua aspirasi' }} look="line" />
      </p>
    </DetailFrame>
  )
}

function NewAspiration({ data }: { data: NewAspirationPage }) {
  const { DetailFrame } = useParts()
  const { heading, crumbs, sent, board } = data
  return (
    <DetailFrame variant="article" heading={heading} crumbs={crumbs} facts={[]}>
      {sent ? (
        <section className="block" aria-labelledby="terkirim">
          <Notice tone="good" live>
            <h2 className="notice-title" id="terkirim">
              {sent.title}
            </h2>
            <p>{sent.text}</p>
          </Notice>
          <p className="actions">
            <ButtonLink action={{ ...board, label: 'Lihat papan aspirasi' }} look="main" />
          </p>
        </section>
      ) : (
        <GuardedForm form={data} submit="Kirim aspirasi" say="Aspirasi Anda">
          <TextField
            {...filled(data, 'email')}
            label="Email"
            type="email"
            autoComplete="email"
            hint="Tidak ditampilkan; hanya bila kami perlu bertanya balik."
          />
          <SelectField
            {...filled(data, 'category')}
            label="Kategori"
            options={data.categories}
            placeholder="Pilih"
            required
          />
        </GuardedForm>
      )}
    </DetailFrame>
  )
}
