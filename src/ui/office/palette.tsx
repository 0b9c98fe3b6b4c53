import { Command } from 'cmdk'
import { useEffect, useRef, useState } from 'react'
import { callApi } from './call-api.ts'
import { OfficeIcon } from './icons.tsx'
import type { OfficeFound, OfficeLink, OfficeNav } from './nav.ts'

export interface PaletteProps {
  nav: OfficeNav
  open: boolean
  onClose: () => void
  onHelp: () => void
  follow: (way: Pick<OfficeLink, 'href' | 'isDocument'>) => void
}

/** what programs may ask of this site, with its words in Indonesian */
const apiHelp: OfficeLink = {
  label: 'Bantuan: dokumentasi API',
  href: '/docs',
  icon: 'file-text',
  isDocument: true,
}

/** milliseconds without a key before the server is asked */
const patience = 180

/** Everything that can be reached or done, by its name; with two letters also people and content. */
export function Palette({ nav, open, onClose, onHelp, follow }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && dialog.current && !dialog.current.open) {
      dialog.current.showModal()
      dialog.current.querySelector('input')?.focus()
    }
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the ground around it; the keyboard has Esc
    <dialog
      ref={dialog}
      className="o-palette"
      aria-label="Cari atau jalankan perintah"
      onClose={() => open && onClose()}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <PaletteInside
          nav={nav}
          go={way => {
            onClose()
            follow(way)
          }}
          help={() => {
            onClose()
            onHelp()
          }}
        />
      )}
    </dialog>
  )
}

/** Names that contain the words, those with a word that begins so first. What the server found fits already. */
function fit(value: string, wish: string): number {
  const name = value.split('\n', 1)[0]?.toLowerCase() ?? ''
  const words = wish.trim().toLowerCase()
  if (name.startsWith(words)) return 1
  if (name.includes(` ${words}`)) return 0.8
  return name.includes(words) ? 0.5 : 0
}

interface InsideProps {
  nav: OfficeNav
  go: (way: Pick<OfficeLink, 'href' | 'isDocument'>) => void
  help: () => void
}

function PaletteInside({ nav, go, help }: InsideProps) {
  const [wish, setWish] = useState('')
  const { found, isSearching } = useFound(nav.search, wish)
  const groups = [...new Set(found.map(thing => thing.group))]
  return (
    <Command label="Cari atau jalankan perintah" loop filter={fit}>
      <div className="o-palette-input">
        <OfficeIcon name="search" />
        <Command.Input
          value={wish}
          onValueChange={setWish}
          placeholder="Cari halaman, orang, isi situs, atau perintah"
        />
        {isSearching && <span className="o-spin" aria-hidden="true" />}
        <kbd>Esc</kbd>
      </div>
      <Command.List label="Hasil">
        {/* what the server found is none of the names that are counted here */}
        {found.length === 0 && (
          <Command.Empty>{isSearching ? 'Mencari…' : `Tidak ada hasil untuk "${wish.trim()}"`}</Command.Empty>
        )}
        <Command.Group heading="Halaman">
          {nav.groups
            .flatMap(group => group.items)
            .map(way => (
              <Line key={way.href} way={way} go={go} />
            ))}
        </Command.Group>
        <Command.Group heading="Perintah">
          {[...nav.actions, ...nav.account].map(way => (
            <Line key={`${way.label} ${way.href}`} way={way} go={go} />
          ))}
        </Command.Group>
        <Command.Group heading="Bantuan">
          <Command.Item value="Bantuan: pintasan papan ketik" onSelect={help}>
            <OfficeIcon name="keyboard" />
            Bantuan: pintasan papan ketik
            <kbd>?</kbd>
          </Command.Item>
          <Line way={apiHelp} go={go} />
        </Command.Group>
        {groups.map(group => (
          <Command.Group key={group} heading={group} forceMount>
            {found
              .filter(thing => thing.group === group)
              .map(thing => (
                <Command.Item
                  key={thing.href}
                  value={`${thing.label}\n${thing.href}`}
                  forceMount
                  onSelect={() => go(thing)}
                >
                  <OfficeIcon name={thing.icon} />
                  <span>
                    {thing.label}
                    {thing.text && <small>{thing.text}</small>}
                  </span>
                </Command.Item>
              ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}

function Line({ way, go }: { way: OfficeLink; go: InsideProps['go'] }) {
  return (
    <Command.Item value={`${way.label}\n${way.href}`} onSelect={() => go(way)}>
      <OfficeIcon name={way.icon} />
      {way.label}
      {way.key && <kbd>G {way.key.toUpperCase()}</kbd>}
    </Command.Item>
  )
}

/** What the server knows of these words. An answer that comes after newer words were typed is dropped. */
function useFound(search: string | undefined, wish: string): { found: OfficeFound[]; isSearching: boolean } {
  const [found, setFound] = useState<OfficeFound[]>([])
  const [isSearching, setSearching] = useState(false)
  const words = wish.trim()
  useEffect(() => {
    setFound([])
    const isAsked = search !== undefined && words.length >= 2
    setSearching(isAsked)
    if (!isAsked) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const answer = await callApi<{ items: OfficeFound[] }>(
        'GET',
        `${search}?${new URLSearchParams({ q: words })}`,
      )
      if (!isCurrent) return
      setFound(answer.ok ? answer.data.items : [])
      setSearching(false)
    }, patience)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, words])
  return { found, isSearching }
}
