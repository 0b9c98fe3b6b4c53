import './appearance.css'
import { useEffect, useState } from 'react'
import { to } from '../../../routes.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Skeleton, Tabs } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { AppearancePage } from './appearance.contract.ts'
import { Controls } from './controls.views.tsx'
import { History } from './history.views.tsx'
import { bringFonts } from './live-look.views.tsx'
import { Preview } from './preview.views.tsx'
import { Overtaken, PublishButtons, SaveWords } from './publishing.views.tsx'
import { type DraftEditing, useDraft } from './use-draft.views.tsx'

export const pages: PagesOf<'appearance.editor'> = { 'appearance.editor': AppearanceEditor }

/** The theme editor: what is chosen on one side, the site itself in it on the other. */
function AppearanceEditor({ data }: { data: AppearancePage }) {
  return (
    <Office
      path={to.appearance()}
      title="Tampilan"
      text="Ubah tampilan situs dan lihat hasilnya langsung. Pengunjung baru melihatnya setelah Anda menerbitkan."
    >
      <Editor pages={data.pages} />
    </Office>
  )
}

function Editor({ pages }: { pages: AppearancePage['pages'] }) {
  const editing = useDraft()
  const { draft, look, problem, reload } = editing
  const [tab, setTab] = useState('controls')
  const fonts = draft?.fonts
  useEffect(() => {
    if (fonts) void bringFonts(document, fonts)
  }, [fonts])
  useUndoKeys(editing)

  if (!draft || !look)
    return problem ? (
      <Notice tone="bad" isAlert action={<Button onClick={() => void reload()}>Coba lagi</Button>}>
        {problem.message}
      </Notice>
    ) : (
      <Skeleton lines={8} />
    )
  const errors = Object.fromEntries(problem?.errors.map(({ field, message }) => [field, message]) ?? [])
  return (
    <div className="ap-editor" data-tab={tab}>
      <div className="ap-bar">
        <div className="o-actions">
          <Button tone="quiet" isSmall icon="undo" disabled={!editing.undo} onClick={editing.undo}>
            <span className="ap-words">Urungkan</span>
          </Button>
          <Button
            tone="quiet"
            isSmall
            icon="undo"
            className="ap-redo"
            disabled={!editing.redo}
            onClick={editing.redo}
          >
            <span className="ap-words">Ulangi</span>
          </Button>
          <SaveWords editing={editing} />
        </div>
        <div className="o-actions">
          <PublishButtons editing={editing} />
        </div>
      </div>
      <Overtaken editing={editing} />
      <div className="ap-tabs">
        <Tabs
          label="Bagian penyunting"
          current={tab}
          onChange={setTab}
          tabs={[
            { id: 'controls', label: 'Kontrol' },
            { id: 'preview', label: 'Pratinjau' },
          ]}
        />
      </div>
      <div className="ap-controls">
        <Controls draft={draft} look={look} change={editing.change} errors={errors} />
        <details className="ap-section">
          <summary>
            <h2>Riwayat terbitan</h2>
          </summary>
          <div className="ap-section-inside">
            <History
              version={draft.version}
              hasDraft={draft.changes.length > 0}
              onRestored={() => void reload()}
            />
          </div>
        </details>
      </div>
      <Preview draft={draft} look={look} pages={pages} />
    </div>
  )
}

/** Within a text field the keys undo typing, as everywhere. */
function useUndoKeys({ undo, redo }: DraftEditing): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      const { target } = event
      if (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'color') return
      const step = event.shiftKey ? redo : undo
      if (!step) return
      event.preventDefault()
      step()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [undo, redo])
}
