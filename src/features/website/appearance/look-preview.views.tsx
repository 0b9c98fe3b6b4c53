import './look-preview.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField } from '../../../ui/office/fields.tsx'
import { Notice } from '../../../ui/office/panels.tsx'
import type { DraftEditing } from '../../../ui/office/use-draft.ts'
import type { AppearancePage, Draft } from './appearance.contract.ts'
import { type Device, DeviceChoice } from './layouts.views.tsx'
import { bringFonts, paint } from './live-look.views.tsx'
import type { Look } from './look-editing.views.tsx'

const widths: Record<Device, number> = { phone: 390, desk: 1280 }

/** beside the controls, or on a phone in their place */
export const isBeside = '(width >= 64rem)'

export const usualDevice = (): Device => (matchMedia(isBeside).matches ? 'desk' : 'phone')

interface PreviewProps {
  data: AppearancePage
  editing: DraftEditing
  look: Look
}

/** The site itself in the draft's look: colours and fonts at once, all else as soon as it is saved. */
export function Preview({ data, editing, look }: PreviewProps) {
  const { fonts, pages } = data
  const [device, setDevice] = useState(usualDevice)
  const [path, setPath] = useState(pages[0]?.href ?? '/')
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLost, setLost] = useState(false)
  const shown = useRef(look)
  shown.current = look

  /** with a token of now: the one the page came with ends after two hours */
  async function open(next: string): Promise<void> {
    setPath(next)
    const answer = await callApi<Draft>('GET', '/v1/appearance/draft')
    const token = answer.ok ? answer.data.preview : data.preview
    const address = `${next}${next.includes('?') ? '&' : '?'}pratinjau=${encodeURIComponent(token)}`
    frame.current?.setAttribute('src', address)
  }

  const { layout, title, tagline, logoDark, logoLight } = look
  const wanted = [layout, title, tagline, logoDark?.key, logoLight?.key, editing.answer.number].join()
  const built = useRef('')
  const isSaved = editing.state === 'saved'
  // what cannot be painted on: the frame stays where its reader has gone to
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads anew when what is built by the server has been saved
  useEffect(() => {
    if (!isSaved || built.current === wanted) return
    built.current = wanted
    const at = pageOf(frame.current)?.location.pathname
    void open(at && at !== 'blank' ? at : path)
  }, [wanted, isSaved])

  useEffect(() => {
    const page = pageOf(frame.current)
    if (page) paint(page, look)
  }, [look])

  function loaded(): void {
    const page = pageOf(frame.current)
    setLost(frame.current?.contentDocument === null)
    if (!page) return
    paint(page, shown.current)
    void bringFonts(page, fonts)
    setPath(page.location.pathname)
  }

  const known = pages.some(({ href }) => href === path)
  return (
    <section className="ap-preview" aria-label="Pratinjau">
      <div className="ap-preview-bar">
        <SelectField
          label="Halaman"
          name="page"
          required
          value={path}
          onChange={next => void open(next)}
          options={[
            ...pages.map(({ label, href }) => ({ value: href, label })),
            ...(known ? [] : [{ value: path, label: path }]),
          ]}
        />
        <DeviceChoice device={device} onChange={setDevice} />
      </div>
      {isLost && (
        <Notice tone="warning" action={<ReloadFrame onClick={() => void open('/')} />}>
          Halaman ini tidak dapat ditampilkan di pratinjau.
        </Notice>
      )}
      <Scaled device={device}>
        <iframe ref={frame} title="Pratinjau situs dengan tampilan draf" onLoad={loaded} />
      </Scaled>
    </section>
  )
}

const ReloadFrame = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className="o-btn o-btn-plain o-btn-small" onClick={onClick}>
    Kembali ke beranda
  </button>
)

/** undefined: not loaded yet, or a page that may not be looked into */
function pageOf(frame: HTMLIFrameElement | null): Document | undefined {
  const page = frame?.contentDocument
  return page?.getElementById('root') ? page : undefined
}

interface ScaledProps {
  device: Device
  children: ReactNode
}

/** A window as wide as the device, made smaller until it fits; never larger than it is. */
export function Scaled({ device, children }: ScaledProps) {
  const width = widths[device]
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const resize = () => {
      const scale = Math.min(1, element.clientWidth / width)
      element.style.setProperty('--ap-width', `${width}px`)
      element.style.setProperty('--ap-scale', String(scale))
      element.style.setProperty('--ap-height', `${Math.round(element.clientHeight / scale)}px`)
    }
    const observer = new ResizeObserver(resize)
    observer.observe(element)
    resize()
    return () => observer.disconnect()
  }, [width])
  return (
    <div className={`ap-window ap-window-${device}`} ref={place}>
      {children}
    </div>
  )
}
