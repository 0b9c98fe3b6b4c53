import './papers.css'
import { Field } from './kit/forms.tsx'
import { Notice } from './kit/notice.tsx'

/** A document that came with a registration. */
interface Paper {
  id: number
  kindText: string
  name: string
  sizeText: string
  href: string
  remark: string
}

export interface PapersData {
  items: readonly Paper[]
  /** sorts that may still be sent; none: nothing is taken any more */
  choices: readonly { value: string; label: string }[]
  /** where a document is sent to, before its sort */
  action: string
  hint: string
  problem?: string
}

/** Documents of a registration on its own page: what is there, and a plain form for each sort. Nothing of it needs script. */
export function Papers({ papers, page, none }: { papers: PapersData; page: string; none: string }) {
  const { items, choices, problem } = papers
  return (
    <section className="block" id="dokumen" aria-labelledby="dokumen-judul">
      <div className="encl">
        <h2 id="dokumen-judul">Dokumen</h2>
        {problem && (
          <Notice tone="bad" live>
            <p>{problem}</p>
          </Notice>
        )}
        {items.length === 0 ? (
          <p>{none}</p>
        ) : (
          <ul className="encl-list">
            {items.map(paper => (
              <li key={paper.id} id={`papers-${paper.id}`}>
                <div>
                  <a href={paper.href} target="_blank" rel="noreferrer">
                    {paper.name}
                  </a>
                  <small>
                    {paper.kindText} · {paper.sizeText}
                  </small>
                  {paper.remark && <p className="field-error">Perlu diganti: {paper.remark}</p>}
                </div>
                {choices.length > 0 && (
                  <form method="post" action={page}>
                    <input type="hidden" name="paper" value={paper.id} />
                    <button className="btn btn-quiet" type="submit" name="do" value="remove">
                      Hapus<span className="sr-only"> {paper.name}</span>
                    </button>
                  </form>
                )}
              </li>
            ))}
          </ul>
        )}
        {choices.length > 0 && (
          <>
            <p className="field-hint">{papers.hint} Hanya Anda dan pemeriksa yang dapat membukanya.</p>
            {choices.map(choice => (
              <form
                key={choice.value}
                className="encl-send"
                method="post"
                action={`${papers.action}/${choice.value}`}
                encType="multipart/form-data"
              >
                <Field id={`paper-${choice.value}`} name="file" label={choice.label} required>
                  {tied => (
                    <input className="input" type="file" accept=".jpg,.jpeg,.png,.webp,.pdf" {...tied} />
                  )}
                </Field>
                <button className="btn btn-line" type="submit">
                  Unggah<span className="sr-only"> {choice.label}</span>
                </button>
              </form>
            ))}
          </>
        )}
      </div>
    </section>
  )
}
