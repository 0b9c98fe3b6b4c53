import './preview-panel.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Panel, Tabs } from './panels.tsx'

const sizes = { phone: { label: 'Ponsel', width: 360 }, desk: { label: 'Layar lebar', width: 1280 } } as const
type Size = keyof typeof sizes

interface PreviewPanelProps {
  href: string
  /** another one: the draft was saved, and is drawn anew where one had scrolled to */
  rev: number
}

/** The draft in the site's own look beside its editor: as on a phone, as on a desk, and on dark screens. */
export function PreviewPanel({ href, rev }: PreviewPanelProps) {
  const [size, setSize] = useState<Size>('phone')
  const [isDark, setDark] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const scroll = useRef(0)
  const { width } = sizes[size]
  const holder = useScaled(width)

  // a save has arrived
  // biome-ignore lint/correctness/useExhaustiveDependencies: rev says that the draft is another one
  useEffect(() => {
    const inside = frame.current?.contentWindow
    if (!inside || inside.location.href === 'about:blank') return
    scroll.current = inside.scrollY
    inside.location.reload()
  }, [rev])

  const paint = useCallback((dark: boolean) => {
    const page = frame.current?.contentDocument
    if (page) page.documentElement.dataset.scheme = dark ? 'dark' : 'light'
  }, [])

  return (
    <Panel title="Pratinjau">
      <div className="o-preview-ways">
        <Tabs
          label="Lebar layar"
          tabs={Object.entries(sizes).map(([id, { label }]) => ({ id, label }))}
          current={size}
          onChange={id => setSize(id === 'desk' ? 'desk' : 'phone')}
        />
        <label className="o-preview-dark">
          <input
            type="checkbox"
            checked={isDark}
            onChange={({ target }) => {
              setDark(target.checked)
              paint(target.checked)
            }}
          />
          Layar gelap
        </label>
      </div>
      <div className="o-preview-holder" ref={holder}>
        <iframe
          ref={frame}
          src={href}
          title="Pratinjau draf di situs"
          width={width}
          onLoad={() => {
            frame.current?.contentWindow?.scrollTo(0, scroll.current)
            paint(isDark)
          }}
        />
      </div>
      <p className="o-hint">Yang tampak adalah draf yang tersimpan. Pengunjung belum melihatnya.</p>
    </Panel>
  )
}

/** A page wider than its place is drawn smaller: the holder is given by how much. */
function useScaled(width: number) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = holder.current
    if (!element) return
    const measure = () =>
      element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / width)))
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => watch.disconnect()
  }, [width])
  return holder
}
