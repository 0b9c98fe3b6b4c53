import './appearance.css'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { to } from '../../../routes.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { EditorFrame } from '../../../ui/office/editor-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Skeleton, Tabs } from '../../../ui/office/panels.tsx'
import { useMounted } from '../../../ui/office/use-mounted.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { AppearancePage } from './appearance.contract.ts'
import { lookShape } from './appearance.rules.ts'
import { Controls } from './controls.views.tsx'
import { bringFonts } from './live-look.views.tsx'
import { useLook } from './look-editing.views.tsx'
import { isBeside, Preview } from './look-preview.views.tsx'
import { PublishDialog } from './look-publishing.views.tsx'

export const pages: PagesOf<'appearance.editor'> = { 'appearance.editor': AppearanceEditor }

/** The theme editor: what is chosen on one side, the site itself in it on the other. */
function AppearanceEditor({ data }: { data: AppearancePage }) {
  const isMounted = useMounted()
  return (
    <Office
      path={to.appearance()}
      title="Tampilan"
      text="Ubah tampilan situs dan lihat hasilnya langsung. Pengunjung baru melihatnya setelah Anda menerbitkan."
    >
      {isMounted ? <Editor data={data} /> : <Skeleton lines={8} />}
    </Office>
  )
}

function Editor({ data }: { data: AppearancePage }) {
  const { editing, look, change, undo, redo } = useLook(data.draft)
  const { problem, save } = editing
  const [tab, setTab] = useState('controls')
  const isLive = useLive(tab === 'preview')
  const [isPublishing, setPublishing] = useState(false)
  useEffect(() => {
    void bringFonts(document, data.fonts)
  }, [data.fonts])
  useUndoKeys(undo, redo)

  const bar = useBarHeight()
  const errors = Object.fromEntries(problem?.errors.map(({ field, message }) => [field, message]) ?? [])
  return (
    <div className="ap-editor" data-tab={tab}>
      <form
        ref={bar}
        className="ap-bar"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void save().then(unsaved => setPublishing(unsaved === undefined))
        }}
      >
        <EditorFrame editing={editing} shape={lookShape} noun="tampilan" timeZone={data.timeZone}>
          <Button tone="quiet" isSmall icon="undo" disabled={!undo} onClick={undo}>
            <span className="ap-words">Urungkan</span>
          </Button>
          <Button tone="quiet" isSmall icon="undo" className="ap-redo" disabled={!redo} onClick={redo}>
            <span className="ap-words">Ulangi</span>
          </Button>
        </EditorFrame>
      </form>
      <PublishDialog editing={editing} open={isPublishing} onClose={() => setPublishing(false)} />
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
        <Controls data={data} look={look} change={change} errors={errors} />
      </div>
      {isLive && <Preview data={data} editing={editing} look={look} />}
    </div>
  )
}

/** On a phone the site is fetched once somebody turns to it; from then on it stays. */
function useLive(isAskedFor: boolean): boolean {
  const [isLive, setLive] = useState(isAskedFor)
  useEffect(() => {
    const wide = matchMedia(isBeside)
    const look = () => setLive(was => was || isAskedFor || wide.matches)
    look()
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [isAskedFor])
  return isLive
}

/** Says the preview how far down the bar above it reaches: with its buttons in two rows, further. */
function useBarHeight() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const bar = form.current?.querySelector('.o-editor-bar')
    if (!bar) return
    const observer = new ResizeObserver(() =>
      form.current?.parentElement?.style.setProperty('--ap-bar-h', `${bar.getBoundingClientRect().height}px`),
    )
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])
  return form
}

/** Within a text field the keys undo typing, as everywhere. */
function useUndoKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
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
