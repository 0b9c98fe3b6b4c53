import { useId, useRef } from 'react'
import {
  altLength,
  bytesText,
  type MediaItem,
  type MediaKind,
  type MediaRef,
  mediaRef,
  type PictureValue,
  pictureValue,
} from '../../../shared/media.ts'
import { Picture } from '../../picture.tsx'
import { Button } from '../buttons.tsx'
import { Field } from '../field.tsx'
import { TextField } from '../fields.tsx'
import { OfficeIcon } from '../icons.tsx'
import { useToasts } from '../toasts.tsx'
import { kindIcons } from './kind-icons.tsx'
import { useMediaDialog } from './use-media-dialog.tsx'

interface Words {
  label: string
  name: string
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
}

interface PictureProps extends Words {
  kind: 'picture'
  value: PictureValue | undefined
  onChange: (value: PictureValue | undefined) => void
  /** the words are asked for elsewhere in the form */
  withoutAlt?: boolean
  /** what it will stand on: a light logo is seen on dark only */
  ground?: 'light' | 'dark' | undefined
}

interface OtherProps extends Words {
  kind: Exclude<MediaKind, 'picture'>
  value: MediaRef | undefined
  onChange: (value: MediaRef | undefined) => void
}

/** A file of the library in a form: chosen from what is there or sent now, taken out again, described. */
export function MediaPicker(props: PictureProps | OtherProps) {
  if (props.kind === 'picture') return <PicturePicker {...props} />
  const { kind, value, onChange, ...words } = props
  return (
    <Chooser
      {...words}
      kind={kind}
      isThere={value !== undefined}
      onItem={item => onChange(mediaRef(item))}
      onClear={() => {
        onChange(undefined)
        return () => onChange(value)
      }}
    >
      {value ? (
        <span className="o-media-line">
          <OfficeIcon name={kindIcons[kind]} />
          <span>
            {value.name}
            {value.bytes !== undefined && <small>{bytesText(value.bytes)}</small>}
          </span>
        </span>
      ) : (
        <span>Belum ada</span>
      )}
    </Chooser>
  )
}

function PicturePicker({ value, onChange, withoutAlt, ground = 'light', ...words }: PictureProps) {
  const id = useId()
  return (
    <div className="o-picture-words">
      <Chooser
        {...words}
        isThere={value !== undefined}
        ground={ground}
        onItem={item => onChange(pictureValue(item))}
        onClear={() => {
          onChange(undefined)
          return () => onChange(value)
        }}
      >
        {value ? <Picture image={value} sizes="8rem" decorative /> : <span>Belum ada</span>}
      </Chooser>
      {value && !withoutAlt && (
        <TextField
          id={id}
          label="Yang terlihat di gambar"
          name={`${words.name}.alt`}
          hint="Dibacakan bagi yang tidak melihatnya; kosong: hanya hiasan"
          maxLength={altLength}
          value={value.alt}
          onChange={alt => onChange({ ...value, alt })}
        />
      )}
    </div>
  )
}

interface ChooserProps extends Words {
  kind: MediaKind
  isThere: boolean
  ground?: 'light' | 'dark'
  onItem: (item: MediaItem) => void
  /** answers how to take it back */
  onClear: () => () => void
  children: React.ReactNode
}

const nouns: Readonly<Record<MediaKind, string>> = {
  picture: 'gambar',
  audio: 'audio',
  video: 'video',
  file: 'dokumen',
}

function Chooser({ kind, isThere, ground, onItem, onClear, children, ...words }: ChooserProps) {
  const media = useMediaDialog()
  const toasts = useToasts()
  // what it belongs to by the time something is chosen
  const latest = useRef(onItem)
  latest.current = onItem
  const noun = nouns[kind]
  return (
    <Field {...words}>
      {({ id, 'aria-describedby': described }) => (
        <div className={kind === 'picture' ? 'o-picture' : 'o-picture o-picture-other'}>
          <div className={`o-picture-frame o-ground-${ground ?? 'light'}`}>{children}</div>
          <div className="o-actions" aria-describedby={described}>
            <Button
              icon={kindIcons[kind]}
              isSmall
              id={id}
              busy={media.isLoading}
              label={`${isThere ? 'Ganti' : 'Pilih'} ${noun}: ${words.label}`}
              onClick={() =>
                media.open({
                  kind,
                  onChoose: ([item]) => item && latest.current(item),
                })
              }
            >
              {isThere ? `Ganti ${noun}` : `Pilih ${noun}`}
            </Button>
            {isThere && (
              <Button
                tone="quiet"
                isSmall
                onClick={() => toasts.show({ message: `${words.label} dihapus.`, undo: onClear() })}
              >
                {`Hapus ${noun}`}
              </Button>
            )}
          </div>
          {media.dialog}
        </div>
      )}
    </Field>
  )
}
