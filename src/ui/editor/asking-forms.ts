import type { NodeName } from '../../shared/document/document.ts'

/** What is asked about a thing of a text: the fields of its small form, and what they make of it. */
export interface AskingForm {
  title: string
  fields: readonly AskedField[]
}

export interface AskedField {
  name: string
  label: string
  control: 'text' | 'area' | 'code' | 'choice' | 'pictures'
  hint?: string
  required?: boolean
  options?: readonly { value: string; label: string }[]
}

const href: AskedField = {
  name: 'href',
  label: 'Alamat',
  control: 'text',
  hint: '/Class atau https://…',
  required: true,
}
const src: AskedField = {
  name: 'src',
  label: 'Alamat berkas',
  control: 'text',
  hint: 'https://…',
  required: true,
}
const align: AskedField = {
  name: 'align',
  label: 'Letak',
  control: 'choice',
  options: [
    { value: '', label: 'Selebar teks' },
    { value: 'left', label: 'Kiri, teks di sampingnya' },
    { value: 'right', label: 'Kanan, teks di sampingnya' },
    { value: 'center', label: 'Tengah' },
  ],
}

export const askedOf: Partial<Record<NodeName, AskingForm>> = {
  picture: {
    title: 'Gambar',
    fields: [
      {
        name: 'alt',
        label: 'Yang terlihat di gambar',
        control: 'text',
        hint: 'Dibacakan bagi yang tidak melihatnya. Kosongkan bila hanya hiasan.',
      },
      align,
    ],
  },
  gallery: { title: 'Galeri', fields: [{ name: 'pictures', label: 'Gambar', control: 'pictures' }] },
  audio: { title: 'Suara', fields: [src] },
  video: { title: 'Berkas video', fields: [src] },
  embed: {
    title: 'Video',
    fields: [
      {
        name: 'href',
        label: 'Alamat video',
        control: 'text',
        hint: 'https://www.youtube.com/watch?v=…',
        required: true,
      },
      { name: 'title', label: 'Judul', control: 'text', required: true },
    ],
  },
  file: {
    title: 'Berkas',
    fields: [
      href,
      { name: 'name', label: 'Nama', control: 'text', required: true },
      { name: 'about', label: 'Keterangan', control: 'text', hint: 'Misalnya PDF, 2 MB' },
    ],
  },
  button: { title: 'Tombol', fields: [{ ...href, hint: '/Class atau https://…' }] },
  card: {
    title: 'Kartu',
    fields: [
      href,
      { name: 'title', label: 'Judul', control: 'text', required: true },
      { name: 'text', label: 'Keterangan', control: 'text' },
    ],
  },
  callout: {
    title: 'Kotak catatan',
    fields: [
      {
        name: 'tone',
        label: 'Jenis',
        control: 'choice',
        options: [
          { value: 'note', label: 'Info' },
          { value: 'tip', label: 'Tip' },
          { value: 'warning', label: 'Peringatan' },
          { value: 'danger', label: 'Bahaya' },
        ],
      },
    ],
  },
  codeBlock: {
    title: 'Kode',
    fields: [{ name: 'language', label: 'Bahasa', control: 'text', hint: 'Misalnya js, python, html' }],
  },
  math: { title: 'Rumus', fields: [{ name: 'source', label: 'LaTeX', control: 'code', required: true }] },
  html: { title: 'HTML', fields: [{ name: 'html', label: 'HTML', control: 'code', required: true }] },
}

const isHref = (text: string) => /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\s"<>\\]*$/i.test(text)
const isSource = (text: string) => /^(?:https:\/\/|\/(?![/\\]))[^\s"<>\\]*$/i.test(text)

/** What a form makes of what was typed: attributes, or what is wrong, by field. */
export function attributesFrom(
  name: NodeName,
  values: Readonly<Record<string, unknown>>,
): { attrs: Record<string, unknown> } | { errors: Record<string, string> } {
  const attrs: Record<string, unknown> = {}
  const errors: Record<string, string> = {}
  for (const field of askedOf[name]?.fields ?? []) {
    const value = values[field.name]
    const text = typeof value === 'string' ? value.trim() : value
    if (field.required && (text === '' || text === undefined || text === null))
      errors[field.name] = 'Wajib diisi'
    else if (field.name === 'href' && typeof text === 'string' && !isHref(text))
      errors.href = 'Tulis alamat di situs ini (/Class) atau alamat lengkap (https://…)'
    else if (field.name === 'src' && typeof text === 'string' && !isSource(text))
      errors.src = 'Tulis alamat lengkap, dimulai dengan https://'
    attrs[field.name] = text === '' && field.name !== 'alt' ? null : text
  }
  if (name === 'embed' && !errors.href) {
    const frame = frameOf(String(attrs.href))
    if (frame) attrs.frame = frame
    else errors.href = 'Tempel alamat video YouTube atau Vimeo'
  }
  return Object.keys(errors).length > 0 ? { errors } : { attrs }
}

/** The player of a film at YouTube or Vimeo: other hosts get no frame. */
export function frameOf(address: string): string | undefined {
  const youtube =
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/.exec(
      address,
    )
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube[1]}`
  const vimeo = /vimeo\.com\/(?:video\/)?(\d{5,15})/.exec(address)
  return vimeo ? `https://player.vimeo.com/video/${vimeo[1]}` : undefined
}
