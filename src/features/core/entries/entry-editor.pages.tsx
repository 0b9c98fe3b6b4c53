import { useMemo } from 'react'
import type { Content, Shape } from '../../../shared/draft-parts.ts'
import { valuesOf } from '../../../shared/form-field.ts'
import { LongText } from '../../../ui/editor/editor.tsx'
import { uploadText } from '../../../ui/editor/upload-text.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { standingOf } from '../../../ui/office/draft-answer.ts'
import { DraftTop } from '../../../ui/office/draft-top.tsx'
import { Findings } from '../../../ui/office/findings.tsx'
import { Fields, type FormState, Suggestions } from '../../../ui/office/form-fields.tsx'
import { isImage } from '../../../ui/office/form-parts.tsx'
import { FoundDraft } from '../../../ui/office/found.tsx'
import { LineArea } from '../../../ui/office/line-area.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel, Tabs, Tag } from '../../../ui/office/panels.tsx'
import { PreviewPanel } from '../../../ui/office/preview-panel.tsx'
import { ReviewButton } from '../../../ui/office/review-button.tsx'
import { ReviewPanel } from '../../../ui/office/review-panel.tsx'
import { useSheet } from '../../../ui/office/use-sheet.ts'
import { useTab } from '../../../ui/office/use-tab.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { EntryPage } from './entries-pages.contract.ts'

export const pages: PagesOf<'entries.editor'> = { 'entries.editor': EntryEditor }

const withPreview = [
  { id: 'fields', label: 'Isian' },
  { id: 'review', label: 'Tinjauan' },
  { id: 'found', label: 'Mesin pencari' },
  { id: 'preview', label: 'Pratinjau' },
]
/** what has no page of its own is found nowhere by itself */
const withoutPreview = withPreview.slice(0, 2)
const beside = { drawn: withPreview, bare: withoutPreview }
const onPlain = { drawn: withPreview.slice(1), bare: withoutPreview.slice(1) }

/** what a shared link may show of it */
const pictureNames = ['cover', 'image', 'logo', 'photo'] as const

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** names of fields whose pictures are null where there is none; forms take undefined */
const withoutNull = (value: Content): Content =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, part ?? undefined]))

/** One of a kind being written: /Kelola/Acara/12 and its like */
function EntryEditor({ data }: { data: EntryPage }) {
  const { kind, title: titleField } = data
  const shape: Shape = useMemo(() => (data.hasBody ? { blocks: 'body' } : {}), [data.hasBody])
  const sheet = useSheet(data.draft, shape, `${kind.many} terbit`)
  const { editing, value, change, blocks, bodyError, flush, guard, publish, toasts } = sheet
  const { epoch, answer, problem } = editing
  // without a text and without lists the paper would be empty: the fields stand on it
  const isPlain = !data.hasBody && !data.groups.some(isWideGroup)
  const tabs = (isPlain ? onPlain : beside)[data.previewHref ? 'drawn' : 'bare']
  const [tab, setTab] = useTab(tabs, isPlain ? 'review' : 'fields')
  const refused = problem?.errors ?? []
  const allErrors = {
    ...sheet.errors,
    ...Object.fromEntries(refused.map(({ field, message }) => [field, message]).reverse()),
  }
  const form: FormState = {
    values: withoutNull(value),
    errors: allErrors,
    set: (name, next) => change({ [name]: next ?? (isPicture(value[name]) ? null : '') }),
  }

  async function copy(): Promise<void> {
    flush.current()
    if (await editing.save()) return
    const result = await callApi<{ href: string }>('POST', `${kind.path}/${data.id}/copy`, {})
    if (result.ok) goTo(result.data.href)
    else toasts.show({ message: result.message, tone: 'bad' })
  }

  const { review } = data.draft
  const { label, tone } = standingOf(answer, review, data.isArchived)
  const title = textOf(value[titleField.name])
  const seo = valuesOf(value.seo)
  return (
    <Office
      path={kind.listHref}
      title={title.trim() || `${kind.many} tanpa ${kind.title.toLowerCase()}`}
      crumbs={[{ label: kind.many, href: kind.listHref }]}
      actions={
        <>
          <Tag tone={tone}>{label}</Tag>
          {data.beside.map(one => (
            <LinkButton key={one.href} href={one.href} icon={one.icon}>
              {one.label}
            </LinkButton>
          ))}
        </>
      }
    >
      <DraftTop
        thing={{
          noun: kind.one,
          path: `${kind.path}/${data.id}`,
          href: `${kind.listHref}/${data.id}`,
          listHref: kind.listHref,
          previewHref: data.previewHref,
          siteHref: data.siteHref,
          timeZone: data.timeZone,
          mayPublish: data.may.publish,
          mayTrash: data.may.write,
        }}
        editing={editing}
        shape={shape}
        flush={flush}
        publish={publish}
        beforePublishing={
          <>
            <p>Semua orang akan melihatnya.</p>
            <Findings editing={editing} blocks={data.hasBody ? blocks : undefined} />
          </>
        }
        main={
          review !== null && answer.state !== 'published' ? (
            <ReviewButton editing={editing} flush={flush} isAsked={review === 'asked'} />
          ) : null
        }
        more={[{ label: 'Salin sebagai draf baru', icon: 'copy', onSelect: () => void copy() }]}
      />
      {Object.keys(allErrors).length > 0 && (
        <Notice tone="bad" isAlert>
          Belum tersimpan atau terbit. Periksa isian yang ditandai.
        </Notice>
      )}
      <div className="o-draft-desk">
        <div className="o-draft-paper">
          <LineArea
            label={titleField.label}
            required
            name={titleField.name}
            maxLength={titleField.maxLength}
            value={title}
            error={allErrors[titleField.name]}
            onChange={next => change({ [titleField.name]: next })}
          />
          {data.summary && (
            <LineArea
              label={data.summary.label}
              hint={data.summary.hint}
              name="summary"
              maxLength={data.summary.maxLength}
              value={value.summary}
              error={allErrors.summary}
              onChange={next => change({ summary: next })}
            />
          )}
          {data.hasBody && (
            <LongText
              label="Isi"
              blocks={blocks}
              epoch={epoch}
              flush={flush}
              error={bodyError ?? allErrors.body}
              upload={uploadText(toasts)}
              onChange={body => change({ body })}
              summary={
                data.summary && {
                  title,
                  now: value.summary,
                  maxLength: data.summary.maxLength,
                  onTake: summary => change({ summary }),
                }
              }
            />
          )}
          <Groups data={data} form={form} epoch={epoch} isWide={isPlain ? undefined : true} />
        </div>
        <div className="o-draft-side">
          <Tabs label={`Tentang ${kind.one} ini`} tabs={tabs} current={tab} onChange={setTab} />
          {tab === 'fields' && <Groups data={data} form={form} epoch={epoch} isWide={false} />}
          {tab === 'review' && (
            <>
              <Panel title="Pemeriksaan">
                <Findings editing={editing} blocks={data.hasBody ? blocks : undefined} />
              </Panel>
              <ReviewPanel editing={editing} flush={flush} blocks={blocks} />
            </>
          )}
          {tab === 'found' && (
            <>
              <FoundDraft
                href={data.previewHref}
                rev={answer.rev}
                siteHref={data.siteHref}
                hasPicture={[seo.image, ...pictureNames.map(name => value[name])].some(isImage)}
              />
              {data.seo.length > 0 && (
                <Panel
                  title="Isian mesin pencari"
                  text="Yang kosong diambil dari judul, ringkasan, dan sampul."
                >
                  <div className="o-form">
                    <Fields
                      of={data.seo}
                      path="seo"
                      form={{
                        values: seo,
                        errors: allErrors,
                        set(name, next) {
                          const { [name]: _, ...rest } = seo
                          change({
                            seo: next === undefined || next === '' ? rest : { ...rest, [name]: next },
                          })
                        },
                      }}
                    />
                  </div>
                </Panel>
              )}
            </>
          )}
          {tab === 'preview' && <PreviewPanel href={data.previewHref} rev={answer.rev} />}
        </div>
      </div>
      {guard}
    </Office>
  )
}

const isPicture = (value: unknown) =>
  value === null || (typeof value === 'object' && !Array.isArray(value) && Object(value).key !== undefined)

interface GroupsProps {
  data: EntryPage
  form: FormState
  epoch: number
  /** those with lists of things need the room of the sheet; left out, all of them */
  isWide?: boolean | undefined
}

const wide = new Set(['rows', 'sheet', 'pictures', 'grid'])

const isWideGroup = ({ fields }: EntryPage['groups'][number]) =>
  fields.some(({ control }) => wide.has(control))

function Groups({ data, form, epoch, isWide }: GroupsProps) {
  return data.groups
    .filter(group => isWide === undefined || isWideGroup(group) === isWide)
    .map(({ title, text, fields }) => (
      <Panel key={`${title} ${epoch}`} title={title} text={text || undefined}>
        <div className="o-form">
          <Fields of={fields} form={form} help={{ choices: data.choices }} />
          {fields.map(
            ({ name, control, from = '' }) =>
              control === 'text' &&
              from && <Suggestions key={name} name={from} options={data.choices[from] ?? []} />,
          )}
        </div>
      </Panel>
    ))
}
