import type { FieldWords, Option } from '../field.tsx'
import { SelectField } from './fields.tsx'

/** Of the site's icons, those that stand for something people write about. */
const icons: readonly Option[] = [
  { value: 'star', label: 'Bintang' },
  { value: 'rocket', label: 'Roket' },
  { value: 'users', label: 'Orang' },
  { value: 'graduation-cap', label: 'Toga' },
  { value: 'book-open', label: 'Buku' },
  { value: 'pen', label: 'Pena' },
  { value: 'check', label: 'Centang' },
  { value: 'clock', label: 'Jam' },
  { value: 'calendar', label: 'Kalender' },
  { value: 'place', label: 'Tempat' },
  { value: 'map', label: 'Peta' },
  { value: 'globe', label: 'Bola dunia' },
  { value: 'building', label: 'Gedung' },
  { value: 'briefcase', label: 'Tas kerja' },
  { value: 'handshake', label: 'Jabat tangan' },
  { value: 'heart', label: 'Hati' },
  { value: 'shield', label: 'Perisai' },
  { value: 'wallet', label: 'Dompet' },
  { value: 'message-circle', label: 'Percakapan' },
  { value: 'mic', label: 'Mikrofon' },
  { value: 'megaphone', label: 'Pengeras suara' },
  { value: 'award', label: 'Penghargaan' },
  { value: 'trophy', label: 'Piala' },
  { value: 'target', label: 'Sasaran' },
  { value: 'lightbulb', label: 'Lampu' },
  { value: 'zap', label: 'Kilat' },
  { value: 'sparkles', label: 'Kilau' },
  { value: 'layers', label: 'Lapisan' },
  { value: 'code', label: 'Kode' },
  { value: 'cpu', label: 'Mesin' },
  { value: 'flag', label: 'Bendera' },
  { value: 'leaf', label: 'Daun' },
  { value: 'camera', label: 'Kamera' },
  { value: 'play', label: 'Putar' },
]

interface IconFieldProps extends FieldWords {
  value: string
  onChange: (value: string) => void
}

/** An icon by its name; one that is not offered stays as it is. */
export function IconField({ value, ...rest }: IconFieldProps) {
  const isOther = !icons.some(icon => icon.value === value)
  const options = isOther ? [{ value, label: value || 'Pilih' }, ...icons] : icons
  return <SelectField {...rest} value={value} options={options} />
}
