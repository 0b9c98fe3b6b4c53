import './disc-tests.css'
import { errorOf, FormProblems } from '../../../ui/form-problems.tsx'
import { ButtonLink } from '../../../ui/kit/actions.tsx'
import { CheckField } from '../../../ui/kit/forms.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { DiscChart } from './disc-chart.views.tsx'
import type { DiscGroupPage, DiscResultPage, DiscStartPage } from './disc-tests.contract.ts'

export const pages: PagesOf<'disc-tests.start' | 'disc-tests.group' | 'disc-tests.result'> = {
  'disc-tests.start': Start,
  'disc-tests.group': Group,
  'disc-tests.result': Result,
}

/** What the test is, what it is not, and the one question before it. */
function Start({ data }: { data: DiscStartPage }) {
  const { DetailFrame } = useParts()
  const { heading, crumbs, path, honest, keptText, resume, message, errors, values } = data
  return (
    <DetailFrame variant="article" heading={heading} crumbs={crumbs} facts={[]}>
      <div className="prose">
        <ul>
          {honest.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{keptText}</p>
      </div>
      <form className="form" method="post" action={path} noValidate>
        {message && <FormProblems message={message} problems={errors} />}
        <fieldset className="trait-age" id="age">
          <legend>Usia Anda</legend>
          <CheckField
            type="radio"
            id="age-adult"
            name="age"
            sent="adult"
            label="18 tahun atau lebih"
            value={values.age === 'adult'}
          />
          <CheckField
            type="radio"
            id="age-minor"
            name="age"
            sent="minor"
            label="Belum 18 tahun"
            value={values.age === 'minor'}
          />
          {errorOf(data, 'age') && <p className="field-error">{errorOf(data, 'age')}</p>}
        </fieldset>
        <p className="actions trait-actions">
          <button className="btn btn-main btn-large" type="submit">
            Mulai tes
          </button>
          <ButtonLink action={resume} look="quiet" />
        </p>
      </form>
    </DetailFrame>
  )
}

/** Four phrases, each with two buttons to press: the one that fits most, the one that fits least. */
function Group({ data }: { data: DiscGroupPage }) {
  const { DetailFrame } = useParts()
  const { heading, crumbs, path, group, of, phrases, hasPrevious, message, errors, values } = data
  return (
    <DetailFrame variant="article" heading={heading} crumbs={crumbs} facts={[]}>
      <progress className="trait-progress" value={group - 1} max={of} aria-label="Kemajuan tes" />
      <p>Pilih satu kata yang paling menggambarkan Anda, dan satu yang paling tidak.</p>
      <form method="post" action={path} key={group} noValidate>
        {message && <FormProblems message={message} problems={errors} />}
        <input type="hidden" name="group" value={group} />
        <table className="trait-group">
          <caption className="sr-only">{heading.title}</caption>
          <thead>
            <tr>
              <th scope="col" id="most">
                Paling
              </th>
              <th scope="col">Kata</th>
              <th scope="col" id="least">
                Paling tidak
              </th>
            </tr>
          </thead>
          <tbody>
            {phrases.map((phrase, place) => (
              <tr key={phrase}>
                <td>
                  <Pick name="most" place={place} label={`Paling: ${phrase}`} value={values.most} />
                </td>
                <th scope="row">{phrase}</th>
                <td>
                  <Pick name="least" place={place} label={`Paling tidak: ${phrase}`} value={values.least} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="actions trait-actions">
          <button className="btn btn-main btn-large" type="submit">
            {group === of ? 'Lihat hasil' : 'Berikutnya'}
          </button>
          {hasPrevious && (
            <button className="btn btn-line" type="submit" name="do" value="back">
              Sebelumnya
            </button>
          )}
        </p>
      </form>
    </DetailFrame>
  )
}

function Pick({ name, place, label, value }: { name: string; place: number; label: string; value?: string }) {
  return (
    <label className="trait-pick">
      <input
        type="radio"
        name={name}
        value={place}
        aria-label={label}
        defaultChecked={value === String(place)}
      />
    </label>
  )
}

/** The result: a chart with its table, what it means, what it does not, and what its owner may do with it. */
function Result({ data }: { data: DiscResultPage }) {
  const { DetailFrame } = useParts()
  const { heading, crumbs, bars, chartText, texts, doubts, honest, keptText, owner, isLocal, again } = data
  return (
    <DetailFrame variant="article" heading={heading} crumbs={crumbs} facts={[]}>
      {doubts.length > 0 && (
        <Notice tone="warning" title="Baca dengan hati-hati">
          {doubts.map(text => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      {texts.map(({ title, text }) => (
        <section className="block" key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <section className="block" aria-labelledby="angka">
        <h2 id="angka">Angkanya</h2>
        <DiscChart bars={bars} label={chartText} />
      </section>
      <section className="block" aria-labelledby="arti">
        <h2 id="arti">Yang perlu diketahui</h2>
        <div className="prose">
          <ul>
            {honest.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{keptText}</p>
        </div>
      </section>
      {owner && <Owned owner={owner} />}
      {isLocal && (
        <form method="post">
          <button className="btn btn-line" type="submit">
            Hapus dari peramban ini
          </button>
        </form>
      )}
      <p className="actions trait-actions">
        <ButtonLink action={again} look="line" />
      </p>
    </DetailFrame>
  )
}

function Owned({ owner: { path, shareUrl } }: { owner: NonNullable<DiscResultPage['owner']> }) {
  return (
    <section className="block" aria-labelledby="milik">
      <h2 id="milik">Bagikan atau hapus</h2>
      {shareUrl === '' ? (
        <p>Hasil ini hanya dapat Anda buka. Bila mau, buat tautan untuk diberikan kepada orang lain.</p>
      ) : (
        <p className="trait-link">
          Siapa pun yang memegang tautan ini dapat melihat hasilnya: <a href={shareUrl}>{shareUrl}</a>
        </p>
      )}
      <form method="post" action={path}>
        <p className="actions trait-actions">
          {shareUrl === '' ? (
            <button className="btn btn-main" type="submit" name="do" value="share">
              Buat tautan
            </button>
          ) : (
            <button className="btn btn-main" type="submit" name="do" value="end">
              Akhiri tautan
            </button>
          )}
          <button className="btn btn-line" type="submit" name="do" value="delete">
            Hapus hasil ini
          </button>
        </p>
      </form>
    </section>
  )
}
