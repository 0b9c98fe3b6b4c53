import { useEffect, useState } from 'react'
import type { Block } from '../../../shared/document/document.ts'
import { textOfDocument } from '../../../shared/document/to-text.ts'
import type { Content } from '../../../shared/draft-parts.ts'
import { valuesOf } from '../../../shared/form-field.ts'
import { slugOf } from '../../../shared/slug.ts'
import { Fields } from '../../../ui/office/form-fields.tsx'
import { isImage } from '../../../ui/office/form-parts.tsx'
import { Found } from '../../../ui/office/found.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { RecordingPanel } from './episode-recording.views.tsx'
import { FilmPanel } from './film.views.tsx'
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

/** What a post of its kind is made of beside its words. */
export function MadeOf({ data, value, errors, change }: PanelProps) {
  if (data.kind === 'podcasts') return <RecordingPanel value={value} errors={errors} change={change} />
  return data.kind === 'video' ? <FilmPanel value={value} errors={errors} change={change} /> : null
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
      <Found
        place={`${data.siteName} › ${slug}`}
        title={title}
        about={about}
        picture={picture && `${data.pictureBase}${picture.key}`}
      />
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
