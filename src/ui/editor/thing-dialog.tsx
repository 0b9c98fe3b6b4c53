import { useId, useState } from 'react'
import type { GalleryPicture, NodeName } from '../../shared/document/document.ts'
import { Button, IconButton } from '../office/buttons.tsx'
import { Dialog } from '../office/dialog.tsx'
import { SelectField, TextArea, TextField } from '../office/fields.tsx'
import { type AskedField, askedOf, attributesFrom } from './asking-forms.ts'
import type { PlacedPicture } from './text-editor.ts'

/** A thing that is asked about: a new one, or one that stands in the text. */
export interface AskedThing {
  name: NodeName
  attrs: Readonly<Record<string, unknown>>
  /** undefined: a new one */
  pos?: number
}

interface ThingDialogProps {
  thing: AskedThing | undefined
  upload: (file: File) => Promise<PlacedPicture | undefined>
  onClose: () => void
  onDone: (thing: AskedThing, attrs: Record<string, unknown>) => void
}

/** The small form of a thing of the text. */
export function ThingDialog({ thing, ...props }: ThingDialogProps) {
  return thing ? <Asking key={`${thing.name} ${thing.pos ?? ''}`} thing={thing} {...props} /> : null
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

function Asking({ thing, upload, onClose, onDone }: ThingDialogProps & { thing: AskedThing }) {
  const asked = askedOf[thing.name]
  const form = useId()
  const [values, setValues] = useState<Record<string, unknown>>({ ...thing.attrs })
  const [errors, setErrors] = useState<Record<string, string>>({})
  if (!asked) return null
  return (
    <Dialog
      title={asked.title}
      open
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Batal
          </Button>
          <Button tone="main" type="submit" form={form}>
            {thing.pos === undefined ? 'Sisipkan' : 'Pakai'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="o-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          event.stopPropagation()
          const made = attributesFrom(thing.name, values)
          if ('errors' in made) setErrors(made.errors)
          else onDone(thing, made.attrs)
        }}
      >
        {asked.fields.map(field => (
          <AskedControl
            key={field.name}
            field={field}
            value={values[field.name]}
            error={errors[field.name]}
            upload={upload}
            onChange={value => setValues(now => ({ ...now, [field.name]: value }))}
          />
        ))}
      </form>
    </Dialog>
  )
}

interface ControlProps {
  field: AskedField
  value: unknown
  error: string | undefined
  upload: (file: File) => Promise<PlacedPicture | undefined>
  onChange: (value: unknown) => void
}

function AskedControl({ field, value, error, upload, onChange }: ControlProps) {
  const { label, hint, required } = field
  const words = { label, hint, required, error, name: `ed.${field.name}`, value: textIn(value), onChange }
  if (field.control === 'choice') return <SelectField {...words} required options={field.options ?? []} />
  if (field.control === 'area' || field.control === 'code')
    return <TextArea {...words} rows={field.control === 'code' ? 8 : 3} />
  if (field.control === 'pictures') return <Pictures value={value} upload={upload} onChange={onChange} />
  return <TextField {...words} />
}

/** with the one at this index and the one behind it in each other's place */
const swapped = (list: readonly GalleryPicture[], index: number): GalleryPicture[] =>
  list.toSpliced(index, 2, ...list.slice(index, index + 2).reverse())

const picturesIn = (value: unknown): GalleryPicture[] => (Array.isArray(value) ? value : [])

function Pictures({ value, upload, onChange }: Pick<ControlProps, 'value' | 'upload' | 'onChange'>) {
  const pictures = picturesIn(value)
  const [isBusy, setBusy] = useState(false)
  async function add(files: FileList | null): Promise<void> {
    setBusy(true)
    const placed: GalleryPicture[] = []
    for (const file of files ?? []) {
      const one = await upload(file)
      if (one) placed.push(one)
    }
    setBusy(false)
    onChange([...pictures, ...placed])
  }
  const change = (index: number, part: Partial<GalleryPicture>) =>
    onChange(pictures.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <fieldset className="o-rows-field">
      <legend>Gambar</legend>
      <ol className="ed-gallery-rows">
        {pictures.map((picture, index) => (
          <li key={picture.src} className="ed-gallery-row">
            <img src={picture.src} alt="" />
            <TextField
              label={`Yang terlihat di gambar ${index + 1}`}
              name={`ed.alt.${index}`}
              value={picture.alt ?? ''}
              onChange={alt => change(index, { alt })}
            />
            <TextField
              label={`Keterangan di bawah gambar ${index + 1}`}
              name={`ed.caption.${index}`}
              value={picture.caption ?? ''}
              onChange={caption => change(index, { caption })}
            />
            <div className="o-actions">
              <IconButton
                icon="arrow-up"
                label={`Naikkan gambar ${index + 1}`}
                disabled={index === 0}
                onClick={() => onChange(swapped(pictures, index - 1))}
              />
              <IconButton
                icon="arrow-down"
                label={`Turunkan gambar ${index + 1}`}
                disabled={index === pictures.length - 1}
                onClick={() => onChange(swapped(pictures, index))}
              />
              <IconButton
                icon="trash"
                label={`Hapus gambar ${index + 1}`}
                onClick={() => onChange(pictures.toSpliced(index, 1))}
              />
            </div>
          </li>
        ))}
      </ol>
      <label className="o-field">
        <span>{isBusy ? 'Mengunggah…' : 'Tambah gambar'}</span>
        <input
          type="file"
          multiple
          accept="image/png,image/jpeg,image/webp,image/gif"
          onChange={event => void add(event.target.files)}
        />
      </label>
    </fieldset>
  )
}
