import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { isTyping } from './is-typing.ts'
import type { OfficeLink, OfficeNav } from './nav.ts'
import { goTo } from './navigate.ts'
import { usePart } from './use-part.ts'

/** milliseconds between g and the letter after it */
const jumpWithin = 1_200

/** Keys that work on every page of the office, and what they open. The palette's code comes when it is first wanted. */
export function useOfficeKeys(nav: OfficeNav): { overlay: ReactNode; openPalette: () => void } {
  const { Part: Palette, want } = usePart(() => import('./palette.tsx').then(module => module.Palette))
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openPalette = useCallback(() => {
    void want().then(setPaletteOpen)
  }, [want])
  const pressed = useRef(0)

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented) return
      const isCommand = event.ctrlKey || event.metaKey
      if (isCommand && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        openPalette()
        return
      }
      if (isCommand || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const way = Date.now() - pressed.current < jumpWithin ? wayOf(nav, event.key) : undefined
      pressed.current = event.key === 'g' ? Date.now() : 0
      if (way) follow(way)
      else if (event.key === '?') setHelpOpen(true)
      else if (event.key === 'n') mainAction()?.click()
      else if (event.key === '/') {
        event.preventDefault()
        const search = document.querySelector('main input[type=search]')
        if (search instanceof HTMLInputElement) search.focus()
        else openPalette()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [nav, openPalette])

  const overlay = (
    <>
      {Palette && (
        <Palette
          nav={nav}
          open={isPaletteOpen}
          onClose={() => setPaletteOpen(false)}
          onHelp={() => setHelpOpen(true)}
          follow={follow}
        />
      )}
      <KeysHelp nav={nav} open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
  return { overlay, openPalette }
}

/** "Tulis baru": what the page's head begins, where it begins something. */
function mainAction(): HTMLElement | null {
  return document.querySelector('.o-head .o-actions :is(a, button).o-btn-main')
}

const waysOf = (nav: OfficeNav) => nav.groups.flatMap(group => group.items)

const wayOf = (nav: OfficeNav, key: string) => waysOf(nav).find(way => way.key === key.toLowerCase())

function follow({ href, isDocument }: Pick<OfficeLink, 'href' | 'isDocument'>): void {
  if (isDocument) location.assign(href)
  else goTo(href)
}

function KeysHelp({ nav, open, onClose }: { nav: OfficeNav; open: boolean; onClose: () => void }) {
  const ways = waysOf(nav).filter(way => way.key !== undefined)
  return (
    <Dialog title="Pintasan papan ketik" open={open} onClose={onClose}>
      <dl className="o-keys">
        <dt>
          <kbd>Ctrl</kbd> <kbd>K</kbd>
        </dt>
        <dd>Cari atau jalankan perintah</dd>
        <dt>
          <kbd>/</kbd>
        </dt>
        <dd>Ke kotak pencarian</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>Daftar pintasan ini</dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>Tutup yang terbuka; di daftar, batal pilih</dd>
        <dt>
          <kbd>Ctrl</kbd> <kbd>Z</kbd>
        </dt>
        <dd>Urungkan yang baru saja dilakukan</dd>
        {open && mainAction() && (
          <>
            <dt>
              <kbd>N</kbd>
            </dt>
            <dd>{mainAction()?.textContent}</dd>
          </>
        )}
        {open && document.querySelector('.o-list') && <ListKeys />}
        {ways.map(way => (
          <KeyLine key={way.href} way={way} />
        ))}
      </dl>
    </Dialog>
  )
}

const ListKeys = () => (
  <>
    <dt>
      <kbd>J</kbd> <kbd>K</kbd>
    </dt>
    <dd>Baris berikutnya, baris sebelumnya</dd>
    <dt>
      <kbd>X</kbd>
    </dt>
    <dd>Pilih baris; Shift dan klik memilih sampai sana</dd>
    <dt>
      <kbd>Enter</kbd>
    </dt>
    <dd>Buka baris</dd>
  </>
)

function KeyLine({ way }: { way: OfficeLink }) {
  return (
    <>
      <dt>
        <kbd>G</kbd> <kbd>{way.key?.toUpperCase()}</kbd>
      </dt>
      <dd>Ke {way.label}</dd>
    </>
  )
}
