import './preview.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SelectField } from '../../../ui/office/fields.tsx'
import { Notice } from '../../../ui/office/panels.tsx'
import type { Draft } from './appearance.contract.ts'
import { type Device, DeviceChoice } from './layouts.views.tsx'
import { bringFonts, paint } from './live-look.views.tsx'
import type { Look } from './use-draft.views.tsx'

const widths: Record<Device, number> = { phone: 390, desk: 1280 }

interface PreviewProps {
  draft: Draft
  look: Look
  pages: { label: string; href: string }[]
}

const addressOf = (path: string, token: string) =>
  `${path}${path.includes('?') ? '&' : '?'}pratinjau=${encodeURIComponent(token)}`

/** The site itself in the draft's look: colours and fonts at once, all else as soon as it is saved. */
export function Preview({ draft, look, pages }: PreviewProps) {
  const [device, setDevice] = useState<Device>(() =>
    matchMedia('(width < 64rem)').matches ? 'phone' : 'desk',
  )
  const [path, setPath] = useState(pages[0]?.href ?? '/')
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLost, setLost] = useState(false)
  const token = useRef(draft.preview)
  token.current = draft.preview
  const shown = useRef(look)
  shown.current = look

  const { layout, title, tagline, logoDark, logoLight } = draft.look
  const rebuilt = JSON.stringify([layout, title, tagline, logoDark?.key, logoLight?.key, draft.version])
  // what cannot be painted on: the frame stays where its reader has gone to
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads anew when what is built by the server has been saved
  useEffect(() => {
    const at = pageOf(frame.current)?.location.pathname
    frame.current?.setAttribute('src', addressOf(at && at !== 'blank' ? at : path, token.current))
  }, [rebuilt])

  useEffect(() => {
    const page = pageOf(frame.current)
    if (page) paint(page, look)
  }, [look])

  function loaded(): void {
    const page = pageOf(frame.current)
    setLost(frame.current?.contentDocument === null)
    if (!page) return
    paint(page, shown.current)
    void bringFonts(page, draft.fonts)
    setPath(page.location.pathname)
  }

  function open(next: string): void {
    setPath(next)
    frame.current?.setAttribute('src', addressOf(next, token.current))
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
          onChange={open}
          options={[
            ...pages.map(({ label, href }) => ({ value: href, label })),
            ...(known ? [] : [{ value: path, label: path }]),
          ]}
        />
        <DeviceChoice device={device} onChange={setDevice} />
      </div>
      {isLost && (
        <Notice tone="warning" action={<ReloadFrame onClick={() => open('/')} />}>
          Halaman ini tidak dapat ditampilkan di pratinjau.
        </Notice>
      )}
      <Scaled width={widths[device]} device={device}>
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
  width: number
  device: Device
  children: ReactNode
}

/** A window as wide as the device, made smaller until it fits; never larger than it is. */
function Scaled({ width, device, children }: ScaledProps) {
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
