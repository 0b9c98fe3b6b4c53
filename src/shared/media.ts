/** What may be kept in a site's media library, for the server and the browser alike. */

export const mediaKinds = ['picture', 'audio', 'video', 'file'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** A picture among the files, as a film's poster or a document's first page. */
export interface MediaPicture {
  key: string
  width: number
  height: number
}

/** One file of the library, as calls answer it. */
export interface MediaItem {
  id: number
  kind: MediaKind
  /** what stored values name; of a picture `Image.key`, of anything else what follows the tenant's address of media */
  key: string
  name: string
  mime: string
  bytes: number
  /** what is to be seen in it; empty: nobody has said so yet */
  alt: string
  credit: string
  /** px, of pictures and films */
  width: number | null
  height: number | null
  tint: string | null
  /** percent from the left and from the top, "50-25"; null: the middle */
  focus: string | null
  /** of sounds and films */
  seconds: number | null
  /** the highest sample of each part, 0 to 100 */
  peaks: number[] | null
  /** LUFS */
  loudness: number | null
  poster: MediaPicture | null
  captions: { key: string; language: string; label: string } | null
  /** pictures: 1280 px wide; anything else: the file itself */
  url: string
  uploadedBy: string | null
  /** in words, of the tenant's time zone */
  uploadedText: string
  /** by how many things, draft or published */
  usedBy: number
  isOwn: boolean
}

/** How a form keeps a picture: what pages and posts have stored all along. */
export interface PictureValue {
  key: string
  width: number
  height: number
  alt: string
  tint?: string
  focus?: string
}

/** How a form keeps a sound, a film or a document. */
export interface MediaRef {
  id: number
  key: string
  name: string
  bytes?: number
  seconds?: number
  width?: number
  height?: number
  poster?: MediaPicture
}

export const pictureValue = ({ key, width, height, alt, tint, focus }: MediaItem): PictureValue => ({
  key,
  width: width ?? 0,
  height: height ?? 0,
  alt,
  ...(tint ? { tint } : {}),
  ...(focus ? { focus } : {}),
})

export const isMediaRef = (value: unknown): value is MediaRef =>
  typeof Object(value).key === 'string' && typeof Object(value).name === 'string'

export const mediaRef = ({ id, key, name, bytes, seconds, width, height, poster }: MediaItem): MediaRef => ({
  id,
  key,
  name,
  bytes,
  ...(seconds === null ? {} : { seconds }),
  ...(width === null || height === null ? {} : { width, height }),
  ...(poster ? { poster } : {}),
})

interface Sort {
  kind: MediaKind
  /** as browsers declare it; the first is ours */
  types: readonly string[]
}

const megabyte = 1_048_576

/** by the ending of its name */
export const mediaSorts: Readonly<Record<string, Sort>> = {
  jpg: { kind: 'picture', types: ['image/jpeg'] },
  jpeg: { kind: 'picture', types: ['image/jpeg'] },
  png: { kind: 'picture', types: ['image/png'] },
  webp: { kind: 'picture', types: ['image/webp'] },
  gif: { kind: 'picture', types: ['image/gif'] },
  svg: { kind: 'picture', types: ['image/svg+xml'] },
  mp3: { kind: 'audio', types: ['audio/mpeg', 'audio/mp3'] },
  m4a: { kind: 'audio', types: ['audio/mp4', 'audio/x-m4a', 'audio/m4a'] },
  mp4: { kind: 'video', types: ['video/mp4'] },
  m4v: { kind: 'video', types: ['video/mp4', 'video/x-m4v'] },
  mov: { kind: 'video', types: ['video/quicktime'] },
  webm: { kind: 'video', types: ['video/webm'] },
  pdf: { kind: 'file', types: ['application/pdf'] },
}

export const kindWords: Readonly<Record<MediaKind, string>> = {
  picture: 'Gambar',
  audio: 'Audio',
  video: 'Video',
  file: 'Dokumen',
}

/** bytes of one file (issue: films to 800 MB) */
export const mediaLimits: Readonly<Record<MediaKind, number>> = {
  picture: 50 * megabyte,
  audio: 300 * megabyte,
  video: 800 * megabyte,
  file: 50 * megabyte,
}

/** drawings are small; a large one is a trap or holds pictures */
export const largestDrawing = 2 * megabyte

/** longest side of the picture that is kept, px */
export const masterSide = 2560

/** files of one page of the library */
export const mostPerPage = 96

export const altLength = 191
export const creditLength = 191
export const nameLength = 120
/** of what is looked for, as every search takes it */
export const searchLength = 200

/** What a file chooser is told: types and endings, since browsers know some of the types only. HEIC is left out: phones convert. */
export const acceptOf = (kind?: MediaKind): string =>
  Object.entries(mediaSorts)
    .filter(([, sort]) => kind === undefined || sort.kind === kind)
    .flatMap(([ending, { types }]) => [`.${ending}`, ...types.slice(0, 1)])
    .filter((one, index, all) => all.indexOf(one) === index)
    .join(',')

export const endingOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** undefined: nothing that is taken here */
export const sortOfName = (name: string): Sort | undefined => {
  const ending = endingOf(name)
  return Object.hasOwn(mediaSorts, ending) ? mediaSorts[ending] : undefined
}

/** What a private file is by its key: a voice that a browser recorded lies as .weba, an ending that nobody sends. */
export const kindOfPrivate = (key: string): MediaKind =>
  endingOf(key) === 'weba' ? 'audio' : (sortOfName(key)?.kind ?? 'file')

/** "1,4 MB", as Indonesian writes numbers */
export function bytesText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  const digits = unit === 0 || size >= 100 ? 0 : 1
  return `${size.toFixed(digits).replace('.', ',').replace(/,0$/, '')} ${units[unit]}`
}

/** "1.02.05" or "2.05", of seconds */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts
  return [String(first), ...rest.map(part => String(part).padStart(2, '0'))].join('.')
}

/** What can be said wrong of a file by its name and size alone, before it is sent; undefined: nothing. */
export function problemOfFile(
  { name, size }: { name: string; size: number },
  kind?: MediaKind,
): string | undefined {
  const sort = sortOfName(name)
  if (/\.(heic|heif)$/i.test(name))
    return 'HEIC belum dapat dibaca di semua perangkat. Kirim sebagai JPEG: di iPhone pilih foto dari galeri, bukan dari aplikasi File.'
  if (!sort)
    return 'Jenis berkas ini tidak dapat diunggah. Pakai JPG, PNG, WebP, GIF, SVG, MP3, M4A, MP4, MOV, WebM, atau PDF.'
  if (kind && sort.kind !== kind)
    return `Pilih ${kindWords[kind].toLowerCase()}, bukan ${kindWords[sort.kind].toLowerCase()}.`
  if (size === 0) return 'Berkas ini kosong.'
  const limit = endingOf(name) === 'svg' ? largestDrawing : mediaLimits[sort.kind]
  if (size > limit)
    return `Terlalu besar: ${kindWords[sort.kind].toLowerCase()} paling besar ${bytesText(limit)}.`
  return undefined
}
