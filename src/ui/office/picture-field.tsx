import { useRef, useState } from 'react'
import type { Image } from '../parts.tsx'
import { Picture } from '../picture.tsx'
import { Button } from './buttons.tsx'
import type { ApiResult } from './call-api.ts'
import { Field } from './field.tsx'
import { useToasts } from './toasts.tsx'

interface PictureFieldProps {
  label: string
  name: string
  value: Image | undefined
  onChange: (value: Image | undefined) => void
  /** puts the file away and answers the picture it became */
  upload: (file: File) => Promise<ApiResult<Image>>
  error?: string | undefined
  hint?: string
  required?: boolean
  /** round, for a person's face */
  isRound?: boolean
  /** what it will stand on: a light logo is seen on dark only */
  ground?: 'light' | 'dark'
}

const types = 'image/png,image/jpeg,image/webp,image/gif'
/** bytes, as the server takes them */
const largest = 5_242_880

/** A picture as it is, with a way to another and to none. */
export function PictureField(props: PictureFieldProps) {
  const { label, name, value, onChange, upload, hint, required, isRound, ground = 'light' } = props
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const toasts = useToasts()
  // what it belongs to by the time somebody takes it back
  const latest = useRef(onChange)
  latest.current = onChange

  function remove(picture: Image): void {
    onChange(undefined)
    toasts.show({ message: `${label} dihapus.`, undo: () => latest.current(picture) })
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > largest) return setProblem('Gambar maksimal 5 MB')
    setBusy(true)
    setProblem(undefined)
    const result = await upload(file)
    setBusy(false)
    if (input.current) input.current.value = ''
    if (result.ok) onChange(result.data)
    else setProblem(result.errors[0]?.message ?? result.message)
  }

  return (
    <Field
      label={label}
      name={name}
      error={problem ?? props.error}
      hint={hint ?? 'PNG, JPEG, WebP, atau GIF, maksimal 5 MB'}
      required={required}
    >
      {({ id, 'aria-describedby': described }) => (
        <div className={isRound ? 'o-picture o-picture-round' : 'o-picture'}>
          <div className={`o-picture-frame o-ground-${ground}`}>
            {value ? <Picture image={value} sizes="8rem" decorative /> : <span>Belum ada</span>}
          </div>
          <div className="o-actions">
            <input
              ref={input}
              id={id}
              name={name}
              className="o-file"
              type="file"
              accept={types}
              aria-describedby={described}
              onChange={event => void take(event.target.files?.[0])}
            />
            <Button icon="upload" isSmall busy={isBusy} onClick={() => input.current?.click()}>
              {value ? 'Ganti gambar' : 'Pilih gambar'}
            </Button>
            {value && (
              <Button tone="quiet" isSmall onClick={() => remove(value)}>
                Hapus gambar
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
