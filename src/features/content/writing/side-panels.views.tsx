import { type RefObject, useEffect, useState } from 'react'
import type { Block } from '../../../shared/document/document.ts'
import type { Finding } from '../../../shared/document/findings.ts'
import { textOfDocument } from '../../../shared/document/to-text.ts'
import type { Content } from '../../../shared/draft-parts.ts'
import { valuesOf } from '../../../shared/form-field.ts'
import { limits } from '../../../shared/limits.ts'
import { slugOf } from '../../../shared/slug.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea } from '../../../ui/office/fields.tsx'
import { Fields } from '../../../ui/office/form-fields.tsx'
import { isImage } from '../../../ui/office/form-parts.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { DraftEditing } from '../../../ui/office/use-draft.ts'
import { findingsOf } from './checks.ts'
import type { WritingPage } from './writing-pages.contract.ts'

interface PanelProps {
  data: WritingPage
  value: Content
  errors: Record<string, string>
  change: (part: Record<string, unknown>) => void
}

/** chosen things are numbers where they are kept, and words in a form */
const tied = ['categoryIds', 'authorIds', 'parentId'] as const
type Tied = Record<(typeof tied)[number], unknown>

const wordsOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(String) : typeof value === 'number' ? String(value) : undefined
const numbersOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(Number).filter(one => one > 0) : Number(value) > 0 ? Number(value) : null
const tiedIn = (value: Content): Tied => ({
  categoryIds: wordsOf(value.categoryIds),
  authorIds: wordsOf(value.authorIds),
  parentId: wordsOf(value.parentId),
})

const isTied = (name: string): name is keyof Tied => tied.some(one => one === name)

/** What a post is filed under, who wrote it, for whom it is. */
export function FieldsPanel(props: PanelProps & { epoch: number }) {
  const { data, value, epoch, errors, change } = props
  const [ties, setTies] = useState(() => tiedIn(value))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came from elsewhere
  useEffect(() => {
    if (epoch > 0) setTies(tiedIn(value))
  }, [epoch])
  const cover = isImage(value.cover) ? value.cover : undefined
  return (
    <Panel title="Isian">
      <div className="o-form">
        <Fields
          of={data.fields}
          form={{
            values: { ...value, ...ties, cover },
            errors,
            set(name, next) {
              if (isTied(name)) {
                setTies(now => ({ ...now, [name]: next }))
                change({ [name]: numbersOf(next) })
              } else if (name === 'cover') change({ cover: next ?? null })
              else change({ [name]: next ?? '' })
            },
          }}
          help={{ choices: data.choices }}
        />
      </div>
    </Panel>
  )
}

/** What search engines and shared links will show, and the words for it. */
export function SeoPanel({ data, value, blocks, errors, change }: PanelProps & { blocks: readonly Block[] }) {
  const seo = valuesOf(value.seo)
  const text = (of: unknown) => (typeof of === 'string' ? of.trim() : '')
  const title = text(seo.title) || text(value.title) || 'Tanpa judul'
  const about = text(seo.description) || text(value.summary) || textOfDocument(blocks).slice(0, 160)
  const slug = text(value.slug) || slugOf(text(value.title))
  const picture = isImage(seo.image) ? seo.image : isImage(value.cover) ? value.cover : undefined
  return (
    <>
      <Panel title="Di mesin pencari">
        <div className="pw-found">
          <p className="pw-found-place">{`${data.siteName} › ${slug}`}</p>
          <p className="pw-found-title">{title.length > 60 ? `${title.slice(0, 58)}…` : title}</p>
          <p>{about.length > 160 ? `${about.slice(0, 157)}…` : about || 'Belum ada keterangan.'}</p>
        </div>
      </Panel>
      <Panel title="Saat dibagikan">
        <figure className="pw-shared">
          {picture ? (
            <img src={`${data.pictureBase}${picture.key}`} alt="" />
          ) : (
            <p className="o-hint">Tanpa sampul, situs menggambar judulnya sebagai gambar.</p>
          )}
          <figcaption>
            <strong>{title}</strong>
            <span>{about.slice(0, 110)}</span>
          </figcaption>
        </figure>
      </Panel>
      <Panel title="Isian mesin pencari" text="Yang kosong diambil dari judul, ringkasan, dan sampul.">
        <div className="o-form">
          <Fields
            of={data.seoFields}
            form={{
              values: seo,
              errors,
              set(name, next) {
                const { [name]: _, ...rest } = seo
                change({ seo: next === undefined || next === '' ? rest : { ...rest, [name]: next } })
              },
            }}
            path="seo"
          />
        </div>
      </Panel>
    </>
  )
}

interface Values {
  title: string
  summary: string
  body: readonly Block[]
  cover: unknown
  visibility: unknown
}

/** What the checks look at, of a draft. */
export function valuesIn(value: Content): Values {
  const { title, summary, body, cover = null, visibility } = value
  return {
    title: typeof title === 'string' ? title : '',
    summary: typeof summary === 'string' ? summary : '',
    // the page has looked at each of its blocks
    body: Array.isArray(body) ? body : [],
    cover,
    visibility,
  }
}

export function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <Notice tone="good">Tidak ada yang perlu diperhatikan.</Notice>
  return (
    <div className="pw-findings">
      <p>{`${findings.length} hal untuk diperhatikan. Tidak ada yang menghalangi terbitnya.`}</p>
      <ul>
        {findings.map(({ block, words }) => (
          <li key={`${block ?? ''} ${words}`}>{words}</li>
        ))}
      </ul>
    </div>
  )
}

interface ReviewProps {
  data: WritingPage
  editing: DraftEditing
  flush: RefObject<() => void>
  blocks: readonly Block[]
}

/** What was found, what was said, and for whoever reviews the two answers. */
export function ReviewPanel({ data, editing, flush, blocks }: ReviewProps) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()

  async function decide(decision: 'approved' | 'needs_fix'): Promise<void> {
    flush.current()
    if (await editing.save()) return
    setBusy(true)
    const { rev } = editing.answer
    const result = await callApi('POST', `/v1/posts/${data.id}/review`, { decision, note, rev })
    setBusy(false)
    setProblem(result.ok ? undefined : (result.errors[0]?.message ?? result.message))
    if (!result.ok) return
    toasts.show({ message: decision === 'approved' ? 'Disetujui dan terbit' : 'Penulis diminta memperbaiki' })
    await reloadPage()
  }

  return (
    <>
      <Panel title="Pemeriksaan">
        <Findings findings={findingsOf({ ...valuesIn(editing.value), body: blocks })} />
      </Panel>
      {data.may.review && data.review === 'asked' && (
        <Panel title="Tinjau" text="Menyetujui berarti menerbitkan yang terlihat sekarang.">
          <div className="o-form">
            <TextArea
              label="Catatan untuk penulis"
              name="note"
              maxLength={limits.reviewNote}
              value={note}
              error={problem}
              onChange={setNote}
            />
            <div className="o-actions">
              <Button tone="main" busy={isBusy} onClick={() => void decide('approved')}>
                Setujui dan terbitkan
              </Button>
              <Button busy={isBusy} onClick={() => void decide('needs_fix')}>
                Minta perbaikan
              </Button>
            </div>
          </div>
        </Panel>
      )}
      <Panel
        title="Riwayat tinjauan"
        empty={
          data.reviews.length === 0 && {
            icon: 'list-checks',
            title: 'Belum pernah ditinjau',
            text: 'Setiap langkah tinjauan dan catatannya tercatat di sini.',
          }
        }
      >
        <ol className="pw-reviews">
          {data.reviews.map(one => (
            <li key={`${one.at} ${one.decision}`}>
              <strong>{one.by}</strong> {one.words}, {one.at}
              {one.note && <blockquote>{one.note}</blockquote>}
            </li>
          ))}
        </ol>
      </Panel>
    </>
  )
}
