import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { NodeName } from '../../shared/document/document.ts'
import { Menu, type MenuItem } from '../office/buttons.tsx'
import { OfficeIcon } from '../office/icons.tsx'
import { askedOf } from './asking-forms.ts'
import * as commands from './commands.ts'
import { LinkDialog } from './link-dialog.tsx'
import { pieces } from './pieces.ts'
import type { Writing } from './writing.ts'

interface ToolbarProps {
  writing: Writing
  /** counts how often the cursor moved: what is pressed is read anew */
  moves: number
  /** on a phone the keys stand above the keyboard, and there is a way back */
  isNarrow: boolean
  onDone: () => void
}

interface Key {
  label: string
  sign: string
  keys?: string
  isOn: boolean
  press: () => void
}

const drawn = ['link', 'undo', 'redo', 'list', 'numbers'] as const
const isDrawn = (sign: string): sign is (typeof drawn)[number] => drawn.some(name => name === sign)

const askable = Object.keys(askedOf).filter((name): name is NodeName => name in askedOf)

/** Everything that can be done to the text where the cursor is. One stop of the Tab key; arrows go along it. */
export function Toolbar({ writing, isNarrow, onDone }: ToolbarProps) {
  const { editor } = writing
  const bar = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [isLinking, setLinking] = useState(false)
  const [at, setAt] = useState(0)

  // F10 leads here from the text, Esc back; Ctrl+K makes a link, Ctrl+F looks for words
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isInText = editor.view.hasFocus()
      if (!isInText) return
      if (event.key === 'F10') bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
      else if ((event.ctrlKey || event.metaKey) && event.key === 'k') setLinking(true)
      else if ((event.ctrlKey || event.metaKey) && event.key === 'f') writing.find()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [editor, writing.find, writing])

  const mark = (
    label: string,
    sign: string,
    name: Parameters<typeof commands.toggle>[0],
    keys?: string,
  ): Key => ({
    label,
    sign,
    ...(keys ? { keys } : {}),
    isOn: editor.isMarked(name),
    press: () => editor.run(commands.toggle(name)),
  })
  const isIn = (name: NodeName, level?: string) => {
    const found = editor.around([name])
    return found !== undefined && (level === undefined || found.attrs.level === level)
  }
  const block = (label: string, sign: string, name: NodeName, level?: string): Key => ({
    label,
    sign,
    isOn: isIn(name, level),
    press: () => editor.run(commands.become(name, level ? { level } : null)),
  })
  const keys: Key[] = [
    mark('Tebal', 'B', 'bold', 'Control+B'),
    mark('Miring', 'I', 'italic', 'Control+I'),
    block('Judul besar', 'H2', 'heading', '2'),
    block('Judul sedang', 'H3', 'heading', '3'),
    block('Daftar', 'list', 'bulletList'),
    block('Daftar bernomor', 'numbers', 'orderedList'),
    {
      label: 'Tautan',
      sign: 'link',
      keys: 'Control+K',
      isOn: editor.isMarked('link'),
      press: () => setLinking(true),
    },
    block('Kutipan', '”', 'blockquote'),
    mark('Garis bawah', 'U', 'underline', 'Control+U'),
    mark('Dicoret', 'S', 'strike'),
    mark('Kode', '<>', 'code', 'Control+E'),
    { label: 'Urungkan', sign: 'undo', isOn: false, press: () => editor.run(commands.undo) },
    { label: 'Ulangi', sign: 'redo', isOn: false, press: () => editor.run(commands.redo) },
  ]
  const thing = editor.around(askable)
  const insertions: MenuItem[] = pieces.map(piece => ({
    label: piece.label,
    onSelect() {
      if (piece.isPicture) files.current?.click()
      else if (piece.ask) writing.ask({ name: piece.ask, attrs: {} })
      else if (piece.run) editor.run(piece.run)
    },
  }))
  const blockItems: MenuItem[] = [
    ...(thing
      ? [
          {
            label: `Ubah ${askedOf[thing.name]?.title.toLowerCase() ?? ''}`,
            onSelect: () => writing.ask({ name: thing.name, attrs: thing.attrs, pos: thing.pos }),
          },
        ]
      : []),
    { label: 'Naikkan blok', icon: 'arrow-up', onSelect: () => editor.run(commands.moveBlock(-1)) },
    { label: 'Turunkan blok', icon: 'arrow-down', onSelect: () => editor.run(commands.moveBlock(1)) },
    { label: 'Gandakan blok', icon: 'copy', onSelect: () => editor.run(commands.duplicateBlock) },
    ...(editor.around(['table'])
      ? commands.tableDeeds.map(({ label, run }) => ({ label, onSelect: () => void editor.run(run) }))
      : []),
    { label: 'Cari dan ganti', icon: 'search', onSelect: writing.find },
    { label: 'Hapus blok', icon: 'trash', tone: 'danger', onSelect: () => editor.run(commands.removeBlock) },
  ]

  function along(event: KeyboardEvent): void {
    const stops = [...(bar.current?.querySelectorAll<HTMLElement>('.ed-key') ?? [])]
    const now = stops.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: stops.length - 1 }[event.key]
    if (event.key === 'Escape') editor.view.focus()
    else if (next === undefined || now === -1) return
    else {
      const to = (next + stops.length) % stops.length
      setAt(to)
      stops[to]?.focus()
    }
    event.preventDefault()
  }

  return (
    <>
      <div ref={bar} className="ed-bar" role="toolbar" aria-label="Hiasan teks" onKeyDown={along}>
        {keys.map((key, index) => (
          <button
            key={key.label}
            type="button"
            className="ed-key"
            tabIndex={index === at ? 0 : -1}
            aria-label={key.label}
            aria-pressed={key.isOn}
            aria-keyshortcuts={key.keys}
            title={key.label}
            // the text keeps the keyboard
            onPointerDown={event => event.preventDefault()}
            onClick={key.press}
          >
            {isDrawn(key.sign) ? (
              <OfficeIcon name={key.sign} />
            ) : (
              <span className="ed-sign" data-sign={key.sign} />
            )}
          </button>
        ))}
        <Menu label="Sisipkan" items={insertions} className="ed-key ed-key-words">
          Sisipkan
        </Menu>
        <Menu label="Blok ini" items={blockItems} className="ed-key ed-key-words">
          Blok
        </Menu>
        {isNarrow && (
          <button type="button" className="ed-key ed-key-words" onClick={onDone}>
            Selesai
          </button>
        )}
      </div>
      <input
        ref={files}
        className="o-file"
        type="file"
        multiple
        aria-label="Gambar dari perangkat ini"
        tabIndex={-1}
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={event => {
          void editor.addPictures([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {isLinking && (
        <LinkDialog
          editor={editor}
          onClose={() => {
            setLinking(false)
            editor.view.focus()
          }}
        />
      )}
    </>
  )
}
