import './outline.css'
import type { Shape } from '../../../shared/draft-parts.ts'
import { limits } from '../../../shared/limits.ts'
import { isMediaRef } from '../../../shared/media.ts'
import { LongText } from '../../../ui/editor/editor.tsx'
import { uploadText } from '../../../ui/editor/upload-text.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { stateWords } from '../../../ui/office/draft-answer.ts'
import { DraftTop } from '../../../ui/office/draft-top.tsx'
import { Fields, type FormState, type OwnProps } from '../../../ui/office/form-fields.tsx'
import { LineArea } from '../../../ui/office/line-area.tsx'
import { MediaPicker } from '../../../ui/office/media/media-picker.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { useSheet } from '../../../ui/office/use-sheet.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { DraftedQuestions } from './drafted-questions.views.tsx'
import type { ChapterEditorPage } from './outline-pages.contract.ts'

export const pages: PagesOf<'outlines.chapter'> = { 'outlines.chapter': ChapterEditor }

const shape: Shape = { blocks: 'body' }
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** files are null where there is none; forms take undefined */
const files: ReadonlySet<string> = new Set(['video', 'file'])

/** /Kelola/Kelas/{id}/Isi/{chapterId} */
function ChapterEditor({ data }: { data: ChapterEditorPage }) {
  const sheet = useSheet(data.draft, shape, 'Bab terbit')
  const { editing, value, change, blocks, bodyError, flush, guard, publish, toasts } = sheet
  const { epoch, answer, problem } = editing
  const refused = Object.fromEntries((problem?.errors ?? []).map(one => [one.field, one.message]).reverse())
  const errors = { ...sheet.errors, ...refused }
  const form: FormState = {
    values: Object.fromEntries(Object.entries(value).map(([name, part]) => [name, part ?? undefined])),
    errors,
    set: (name, next) => change({ [name]: next ?? (files.has(name) ? null : '') }),
  }
  const { label, tone } = answer.state === 'none' ? stateWords.draft : stateWords[answer.state]
  const title = textOf(value.title)
  const screens = data.writing.filter(({ kind }) => kind === value.kind)
  return (
    <Office
      path={data.outlineHref}
      title={title.trim() || 'Bab tanpa judul'}
      text={`${data.courseTitle} · ${data.moduleTitle}`}
      crumbs={[{ label: `Isi ${data.courseTitle}`, href: data.outlineHref }, { label: data.title }]}
      actions={<Tag tone={tone}>{label}</Tag>}
    >
      <DraftTop
        thing={{
          noun: 'bab',
          path: '',
          href: '',
          listHref: data.outlineHref,
          previewHref: data.previewHref,
          siteHref: '',
          timeZone: data.timeZone,
          mayPublish: false,
          mayTrash: false,
        }}
        editing={editing}
        shape={shape}
        flush={flush}
        publish={publish}
        beforePublishing={null}
        main={
          <LinkButton href={data.outlineHref} tone="main">
            {data.mayPublish && answer.state !== 'published' ? 'Ke penerbitan' : 'Ke isi kelas'}
          </LinkButton>
        }
      />
      {Object.keys(errors).length > 0 && (
        <Notice tone="bad" isAlert>
          Belum tersimpan. Periksa isian yang ditandai.
        </Notice>
      )}
      {screens.map(({ href, label: words }) => (
        <Notice
          key={href}
          action={
            <LinkButton href={href} tone="main">
              {words}
            </LinkButton>
          }
        >
          Bagian utama bab ini ditulis di halamannya sendiri; teks di bawah menjadi pengantarnya.
        </Notice>
      ))}
      <div className="o-draft-desk">
        <div className="o-draft-paper">
          <LineArea
            label="Judul bab"
            required
            name="title"
            rows={1}
            maxLength={limits.chapterTitle}
            value={title}
            error={errors.title}
            onChange={next => change({ title: next })}
          />
          <LongText
            label={bodyLabels[textOf(value.kind)] ?? 'Isi bab'}
            blocks={blocks}
            epoch={epoch}
            flush={flush}
            error={bodyError ?? errors.body}
            upload={uploadText(toasts)}
            onChange={body => change({ body })}
          />
          <nav className="ol-turn" aria-label="Bab lain">
            {data.previous && (
              <LinkButton href={data.previous.href} tone="quiet" icon="arrow-left">
                {data.previous.label}
              </LinkButton>
            )}
            {data.next && (
              <LinkButton href={data.next.href} tone="quiet" icon="arrow-right">
                {data.next.label}
              </LinkButton>
            )}
          </nav>
        </div>
        <div className="o-draft-side">
          {data.groups.map(({ title: name, fields }) => (
            <Panel key={`${name} ${epoch}`} title={name}>
              <div className="o-form">
                <Fields
                  of={fields}
                  form={form}
                  help={{ choices: { chapters: data.chapters }, own: { file } }}
                />
              </div>
            </Panel>
          ))}
          {value.kind !== 'quiz' && <DraftedQuestions title={title} blocks={blocks} />}
        </div>
      </div>
      {guard}
    </Office>
  )
}

/** what the text is called where it is not all of the chapter */
const bodyLabels: Readonly<Record<string, string>> = {
  assignment: 'Tugas: apa yang dikerjakan dan dikumpulkan',
  code: 'Soal latihan kode',
  quiz: 'Pengantar kuis',
  live: 'Tentang pertemuan',
}

const file = ({ field, value, path, errors, onChange }: OwnProps) => (
  <MediaPicker
    label={field.label}
    name={path}
    error={errors[path]}
    kind="file"
    value={isMediaRef(value) ? value : undefined}
    onChange={onChange}
  />
)
