/**
 * What reading a file gives, before anything is written. HTML here still carries placeholders:
 * `import:<sourcePath>#id` for a page of the same import and `asset:<key>` for a picture;
 * `fillPlaceholders()` turns them into addresses, and the result still has to be sanitised.
 */

/** One thing that was left out, how often, on which pages, and the reason to show to whoever imports. */
export type Skipped = {
  what: string
  why: string
  where: string[]
  times: number
  /** the source itself is broken there: readers miss something */
  isError: boolean
}

export type Asset = { bytes: Uint8Array; mime: PictureType; name: string }
export type PictureType = 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'

export type Chapter = {
  title: string
  /** `^[a-z0-9]+(-[a-z0-9]+)*$`, at most 191 characters, unique among the chapters (and modules among modules) of a course. */
  slug: string
  html: string
  /** The key `import:` placeholders use; a page cut into several chapters gives each its own. */
  sourcePath: string
  minutes: number
  /** BCP 47, where it is not the book's */
  language?: string
}

export type Module = { title: string; slug: string; sourcePath: string; chapters: Chapter[] }

export type CourseBook = {
  title: string
  description?: string
  /** BCP 47, as the pages declare it, e.g. `id-ID`. */
  language?: string
  licence?: string
  authors: string[]
  /** The cover's own words: authors, copyright, legal notice. Belongs to the course, not to a chapter. */
  aboutHtml?: string
  /** The page of the table of contents; `import:` links to it mean the front page of the course. */
  sourcePath?: string
  modules: Module[]
  assets: Map<string, Asset>
  /** Links between pages of the folder: how many lead to a chapter, and how many led nowhere. */
  links: { resolved: number; unresolved: number }
  skipped: Skipped[]
}

export type PostStatus = 'draft' | 'in_review' | 'scheduled' | 'published'

/** An episode's recording, where it lies. 0 of season, episode, seconds or bytes: nobody said. */
export type Recording = {
  url: string
  mime: string
  bytes: number
  seconds: number
  season: number
  episode: number
}

export type ArchivedPost = {
  sourceId: string
  type: 'post'
  title: string
  slug: string
  html: string
  /** Plain text, at most 300 characters. */
  summary: string
  /** UTC, ISO 8601, whatever the status; absent when the source has no date that can be true. */
  publishedAt?: string
  status: PostStatus
  authorLogin?: string
  categorySlugs: string[]
  tags: string[]
  /** Path (with a query when there is no other address) at the old site. */
  oldPath?: string
  featuredAssetUrl?: string
  audio?: Recording
  sticky: boolean
  /** BCP 47, as the feed declares it, unless the text runs the other way. */
  language?: string
  /** The source had put it behind a password: it comes as a draft, so that nothing secret goes public. */
  password?: boolean
}

export type Author = { login: string; name: string; email?: string }
export type Category = { slug: string; name: string; parentSlug?: string }
export type Tag = { slug: string; name: string }

/** A picture the archive speaks of; `bytes` only when it lies beside the file. */
export type ArchiveAsset = {
  url: string
  title: string
  alt?: string
  name: string
  mime?: PictureType
  bytes?: Uint8Array
}

export type PostArchive = {
  site: { title: string; url: string }
  authors: Author[]
  categories: Category[]
  tags: Tag[]
  posts: ArchivedPost[]
  /** By address, the key of `asset:` placeholders. */
  assets: Map<string, ArchiveAsset>
  redirects: { fromPath: string; sourceId: string }[]
  skipped: Skipped[]
}

/** What is wrong with a file somebody gave us, in their language, with the place. Never a bug of ours. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly reason: string
  readonly path: string
  readonly line?: number

  constructor(reason: string, { path, line }: { path: string; line?: number }) {
    super(line === undefined ? `${path}: ${reason}` : `${path} baris ${line}: ${reason}`)
    this.reason = reason
    this.path = path
    if (line !== undefined) this.line = line
  }
}
