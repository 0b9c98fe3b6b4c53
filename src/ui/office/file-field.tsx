import { type DragEvent, useRef, useState } from 'react'
import { Button } from './buttons.tsx'
import { Field, type FieldWords } from './field.tsx'

interface FileFieldProps extends FieldWords {
  /** what the browser offers to choose from: ".csv,text/csv" */
  accept: string
  /** the file that was chosen */
  fileName: string | undefined
  busy?: boolean
  onChoose: (file: File) => void
}

/** A file to be chosen, or dropped here. */
export function FileField({ accept, fileName, busy, onChoose, ...words }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function take(file: File | undefined): void {
    if (input.current) input.current.value = ''
    if (file) onChoose(file)
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <Field {...words} required>
      {({ id, 'aria-describedby': described }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button is the first
        <div
          className={isOver ? 'o-drop o-drop-over' : 'o-drop'}
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <input
            ref={input}
            id={id}
            name={words.name}
            className="o-file"
            type="file"
            accept={accept}
            aria-describedby={described}
            onChange={event => take(event.target.files?.[0])}
          />
          <Button icon="upload" busy={busy} onClick={() => input.current?.click()}>
            {fileName ? 'Pilih berkas lain' : 'Pilih berkas'}
          </Button>
          <span className="o-drop-name">{fileName ?? 'atau seret ke sini'}</span>
        </div>
      )}
    </Field>
  )
}
