import { type FormEvent, useState } from 'react'
import { Button, IconButton } from '../office/buttons.tsx'
import { TextField } from '../office/fields.tsx'
import { findWords, replaceAll, replaceOne } from './find.ts'
import type { TextEditor } from './text-editor.ts'

/** Looks for words in the text, and puts others in their place. */
export function FindBar({ editor, onClose }: { editor: TextEditor; onClose: () => void }) {
  const [wanted, setWanted] = useState('')
  const [instead, setInstead] = useState('')
  const [said, setSaid] = useState('')

  function next(event?: FormEvent): void {
    event?.preventDefault()
    event?.stopPropagation()
    const count = findWords(editor.view, wanted)
    setSaid(count === 0 ? 'Tidak ditemukan' : `${count} ditemukan`)
  }

  return (
    <search className="ed-find">
      <form onSubmit={next} noValidate>
        <TextField label="Cari" name="ed.find" value={wanted} onChange={setWanted} />
        <TextField label="Ganti dengan" name="ed.instead" value={instead} onChange={setInstead} />
        <div className="o-actions">
          <Button type="submit" isSmall>
            Berikutnya
          </Button>
          <Button
            isSmall
            onClick={() => {
              replaceOne(editor.view, wanted, instead)
              next()
            }}
          >
            Ganti
          </Button>
          <Button isSmall onClick={() => setSaid(`${replaceAll(editor.view, wanted, instead)} diganti`)}>
            Ganti semua
          </Button>
          <IconButton icon="close" label="Tutup pencarian" onClick={onClose} />
        </div>
        <p className="o-hint" role="status">
          {said}
        </p>
      </form>
    </search>
  )
}
