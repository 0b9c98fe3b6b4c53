import type { Image } from './parts.tsx'

/** A film to look at: our own, or a link to where it lies and the frame that may take the link's place. */
export interface Watch {
  title: string
  /** "32 detik" */
  length: string
  poster?: Image
  file?: { url: string; mime: string }
  elsewhere?: { href: string; frame: string; name: string }
}
