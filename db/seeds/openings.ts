import { htmlToText } from '../../src/shared/html-text.ts'
import type { DemoPost, DemoTenant } from './demo.types.ts'

/** Episodes whose openings were spoken (scripts/make-demo-media.ts): tenant, show, episode, name of the file. */
export const spokenEpisodes = [
  ['sanggar', 'Bincang Sanggar', 'guru-di-depan-kamera', 'guru-di-depan-kamera.mp3'],
  ['cendekia', 'Ruang Karier', 'dari-kasir-ke-analis', 'dari-kasir-ke-analis.mp3'],
  ['smkcoding', 'Ngobrol Koding', 'dari-wonogiri-ke-tim-antarmuka', 'dari-wonogiri-ke-tim-antarmuka.mp3'],
  ['jambore', 'Suara Api Unggun', 'keputusan-di-tepi-sungai', 'keputusan-di-tepi-sungai.mp3'],
  ['foundation', 'Suara Desa', 'menulis-cerita-dari-perapian', 'menulis-cerita-dari-perapian.mp3'],
] as const

export function spokenPost(demo: DemoTenant, slug: string): DemoPost {
  const post = demo.posts.find(one => one.kind === 'podcasts' && one.slug === slug)
  if (!post) throw new Error(`${demo.slug} has no episode ${slug}`)
  return post
}

/** The show's name, the title, the first paragraph and the quotation: what the episode begins with. */
export function openingOf(show: string, post: DemoPost): string {
  const [first = ''] = /<p>.*?<\/p>/s.exec(post.html) ?? []
  const [quote = ''] = /<blockquote>.*?<\/blockquote>/s.exec(post.html) ?? []
  return [show, post.title, htmlToText(first), htmlToText(quote)].join('.\n\n')
}

/** What is said in the recording of a tenant's episode, where it was made of that tenant's own words. */
export function spokenWords(demo: DemoTenant, slug: string): string | undefined {
  const found = spokenEpisodes.find(([tenant, , episode]) => tenant === demo.slug && episode === slug)
  return found && openingOf(found[1], spokenPost(demo, slug))
}
