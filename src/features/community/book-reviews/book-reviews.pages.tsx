import './book-reviews.css'
import type { PageData } from '../../../shared/page.ts'
import { filled } from '../../../ui/form-problems.tsx'
import { SelectField } from '../../../ui/kit/forms.tsx'
import { GuardedForm } from '../../../ui/kit/guarded-form.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { ListTools } from '../../../ui/kit/tools.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { BookPage } from './book-reviews.contract.ts'

export const pages: PagesOf<'book-reviews.list' | 'book-reviews.book'> = {
  'book-reviews.list': Shelf,
  'book-reviews.book': Book,
}

function Shelf({ data }: { data: PageData['book-reviews.list'] }) {
  const { ListFrame } = useParts()
  return <ListFrame {...data} tools={<ListTools list={data} />} />
}

/** A book, what readers say of it, and the form below. */
function Book({ data }: { data: BookPage }) {
  const { DetailFrame } = useParts()
  const { heading, crumbs, facts, paragraphs, reviews, further, sent } = data
  return (
    <DetailFrame variant="article" heading={heading} crumbs={crumbs} facts={facts}>
      <div className="prose">
        {paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <section className="block" aria-labelledby="ulasan">
        <h2 id="ulasan">Ulasan pembaca</h2>
        {reviews.length === 0 && <p>Belum ada ulasan. Tulis yang pertama.</p>}
        {reviews.map(review => (
          <article className="prose read-review" key={review.id}>
            <h3>{review.name}</h3>
            <p>
              <span aria-hidden="true">{review.stars}</span>
              <span className="sr-only">{review.starsText}</span>{' '}
              <time dateTime={review.at}>{review.atText}</time>
            </p>
            {review.paragraphs.map(text => (
              <p key={text}>{text}</p>
            ))}
          </article>
        ))}
        {further > 0 && <p>Dan {further} ulasan yang lebih lama.</p>}
      </section>
      <section className="block" aria-labelledby="kirim">
        {sent ? (
          <Notice tone="good" live>
            <h2 className="notice-title" id="kirim">
              Ulasan Anda terkirim
            </h2>
            <p>Kami membacanya dulu. Setelah diterbitkan, ulasan Anda tampil di halaman ini.</p>
          </Notice>
        ) : (
          <ReviewForm data={data} />
        )}
      </section>
    </DetailFrame>
  )
}

function ReviewForm({ data }: { data: BookPage }) {
  return (
    <>
      <h2 id="kirim">Tulis ulasan</h2>
      <GuardedForm form={data} submit="Kirim ulasan" say="Ulasan Anda">
        <SelectField
          {...filled(data, 'rating')}
          label="Penilaian"
          options={data.stars}
          placeholder="Pilih"
          required
        />
      </GuardedForm>
    </>
  )
}
