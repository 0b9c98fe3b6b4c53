import type { Drawing } from './drawing.types.ts'

/** What a demo tenant shows of itself beside its writing: albums, films, neighbours, clients and what was done for them. */

export type Captioned = Drawing & { caption: string }

/** a post of a kind that needs little more than words */
interface Shown {
  slug: string
  title: string
  summary: string
  html: string
  publishedDaysAgo: number
}

export interface DemoAlbum extends Shown {
  /** the first one is the cover */
  photos: Captioned[]
}

export interface DemoFilm extends Shown {
  cover: Drawing
  /** name in db/seeds/media */
  file: string
  seconds: number
}

export interface DemoNeighbour extends Shown {
  kind: 'tenants' | 'collaborators'
  cover: Drawing
}

export interface DemoClient {
  slug: string
  name: string
  sector: string
  logo: Drawing
}

export interface DemoProject {
  slug: string
  title: string
  kind: string
  client: string
  startsInDays: number
  endsInDays: number
  batches: { label: string; inDays: number }[]
  /** a path of the site, or a whole address */
  projectLink?: string
  summary: string
  html: string
  cover: Drawing
  photos: Captioned[]
  images?: Captioned[]
  video?: { file: string; seconds: number }
}

export interface DemoShowcase {
  albums: DemoAlbum[]
  films: DemoFilm[]
  neighbours: DemoNeighbour[]
  /** how one becomes a partner, as an editor writes it */
  collaboration: {
    title: string
    intro: string
    steps: { title: string; text: string }[]
    action: { label: string; href: string }
  }
  clients: DemoClient[]
  projects: DemoProject[]
  podcast: { title: string; summary: string }
  /** the episode that can be heard: its post, the file in db/seeds/media */
  recording: { slug: string; file: string; seconds: number }
}
