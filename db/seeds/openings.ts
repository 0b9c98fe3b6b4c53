import { readForm } from '../../src/features/website/site-folders/site-folders.ts'
import { htmlOfDocument } from '../../src/platform/documents/documents.ts'
import { htmlToText } from '../../src/shared/html-text.ts'
import type { Texts } from './folders/read-content.ts'

/** Episodes whose openings were spoken (scripts/make-demo-media.ts): tenant, show, episode, name of the file. */
export const spokenEpisodes = [
  ['sanggar', 'Bincang Sanggar', 'guru-di-depan-kamera', 'guru-di-depan-kamera.mp3'],
  ['cendekia', 'Ruang Karier', 'dari-kasir-ke-analis', 'dari-kasir-ke-analis.mp3'],
  ['smkcoding', 'Ngobrol Koding', 'dari-wonogiri-ke-tim-antarmuka', 'dari-wonogiri-ke-tim-antarmuka.mp3'],
  ['jambore', 'Suara Api Unggun', 'keputusan-di-tepi-sungai', 'keputusan-di-tepi-sungai.mp3'],
  ['foundation', 'Suara Desa', 'menulis-cerita-dari-perapian', 'menulis-cerita-dari-perapian.mp3'],
] as const

/** The show's name, the title, the first paragraph and the quotation: what the episode begins with. */
export function openingOf(show: string, texts: Texts, slug: string): string {
  const { fields, body = [] } = readForm(texts.get(`posts/podcasts/${slug}.md`) ?? '', true)
  const html = htmlOfDocument(body)
  const [first = ''] = /<p>.*?<\/p>/s.exec(html) ?? []
  const [quote = ''] = /<blockquote>.*?<\/blockquote>/s.exec(html) ?? []
  return [show, String(Object(fields).title), htmlToText(first), htmlToText(quote)].join('.\n\n')
}
