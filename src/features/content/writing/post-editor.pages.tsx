import './post-editor.css'
import { useEffect } from 'react'
import { to } from '../../../routes.ts'
import { limits } from '../../../shared/limits.ts'
import { LongText } from '../../../ui/editor/editor.tsx'
import { uploadText } from '../../../ui/editor/upload-text.ts'
import { standingOf } from '../../../ui/office/draft-answer.ts'
import { Findings } from '../../../ui/office/findings.tsx'
import { LineArea } from '../../../ui/office/line-area.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel, Tabs, Tag } from '../../../ui/office/panels.tsx'
import { PreviewPanel } from '../../../ui/office/preview-panel.tsx'
import { ReviewPanel } from '../../../ui/office/review-panel.tsx'
import { useSheet } from '../../../ui/office/use-sheet.ts'
import { useTab } from '../../../ui/office/use-tab.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { FieldsPanel, MadeOf, SeoPanel } from './side-panels.views.tsx'
import { TopBar } from './top-bar.views.tsx'
import { postShape } from './writing.rules.ts'
import type { WritingPage } from './writing-pages.contract.ts'

export const pages: PagesOf<'writing.editor'> = { 'writing.editor': WritingEditor }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const tabs = [
  { id: 'fields', label: 'Isian' },
  { id: 'seo', label: 'Mesin pencari' },
  { id: 'review', label: 'Tinjauan' },
  { id: 'preview', label: 'Pratinjau' },
] as const

/** /Kelola/Tulisan/{id} */
function WritingEditor({ data }: { data: WritingPage }) {
  const sheet = useSheet(data.draft, postShape, 'Tulisan terbit')
  const { editing, value, change, blocks, errors, bodyError, flush, guard, publish, toasts } = sheet
  const { epoch, answer, problem } = editing
  const [tab, setTab] = useTab(tabs, 'fields')
  const isLocked = !data.may.write && !data.may.review

  // a refusal names its field: its tab is opened
  useEffect(() => {
    const names = Object.keys(errors)
    if (names.some(name => name.startsWith('seo'))) setTab('seo')
    else if (names.some(name => !['title', 'summary', 'body'].includes(name.split('.')[0] ?? '')))
      setTab('fields')
  }, [errors, setTab])

  const title = textOf(value.title)
  const { label, tone } = standingOf(answer, data.draft.review, data.isArchived)
  return (
    <Office
      path={to.writings()}
      title={title.trim() || `${data.kindLabel} tanpa judul`}
      crumbs={[{ label: 'Tulisan', href: to.writings() }, { label: data.kindLabel }]}
      actions={<Tag tone={tone}>{label}</Tag>}
    >
      <TopBar data={data} editing={editing} flush={flush} publish={publish} />
      {isLocked && <Notice>Tulisan ini sudah terbit. Perubahan dilakukan oleh pengelola situs.</Notice>}
      {problem && editing.state === 'refused' && (
        <Notice tone="bad" isAlert>
          {problem.errors.length > 0
            ? 'Belum tersimpan atau terbit. Periksa isian yang ditandai.'
            : problem.message}
        </Notice>
      )}
      <div className="o-draft-desk">
        <div className="o-draft-paper">
          <LineArea
            label="Judul"
            required
            name="title"
            maxLength={limits.postTitle}
            value={value.title}
            error={errors.title}
            onChange={next => change({ title: next })}
          />
          <LineArea
            label="Ringkasan"
            name="summary"
            maxLength={limits.postSummary}
            value={value.summary}
            error={errors.summary}
            onChange={next => change({ summary: next })}
          />
          <LongText
            label="Isi tulisan"
            blocks={blocks}
            epoch={epoch}
            flush={flush}
            error={bodyError}
            upload={uploadText(toasts)}
            onChange={body => change({ body })}
            summary={
              isLocked ? undefined : { title, now: value.summary, onTake: summary => change({ summary }) }
            }
          />
        </div>
        <div className="o-draft-side">
          <Tabs label="Tentang tulisan ini" tabs={[...tabs]} current={tab} onChange={setTab} />
          {tab === 'fields' && (
            <>
              <MadeOf data={data} value={value} errors={errors} change={change} />
              <FieldsPanel data={data} value={value} epoch={epoch} errors={errors} change={change} />
            </>
          )}
          {tab === 'seo' && (
            <SeoPanel data={data} value={value} blocks={blocks} errors={errors} change={change} />
          )}
          {tab === 'review' && (
            <>
              <Panel title="Pemeriksaan">
                <Findings editing={editing} blocks={blocks} />
              </Panel>
              <ReviewPanel editing={editing} flush={flush} blocks={blocks} />
            </>
          )}
          {tab === 'preview' && <PreviewPanel href={data.previewHref} rev={answer.rev} />}
        </div>
      </div>
      {guard}
    </Office>
  )
}
