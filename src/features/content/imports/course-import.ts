import {
  type Chapter,
  type CourseBook,
  ImportError,
  type Module,
} from '../../../platform/archives/archive.ts'
import { type Addresses, fillPlaceholders } from '../../../platform/archives/placeholders.ts'
import type { Prepared } from '../../../platform/archives/prepared-picture.ts'
import { readCourseApart } from '../../../platform/archives/reading.ts'
import { shorten } from '../../../platform/archives/reading-text.ts'
import { slugOf } from '../../../platform/archives/slug-taker.ts'
import { recordPictures } from '../../../platform/files/picture-rows.ts'
import { to } from '../../../routes.ts'
import { escapeHtml, htmlToText } from '../../../shared/html-text.ts'
import {
  bringCourse,
  type CoursePlan,
  type CourseText,
  planBroughtCourse,
} from '../../learning/classes/classes.ts'
import { type ImportContext, whyRefused } from './import-context.ts'
import { placed, preparePictures, writePictures } from './import-pictures.ts'
import { writeAtOnce } from './import-transaction.ts'
import type { CourseJob, ImportReport } from './imports.contract.ts'

/** Reads a folder or zip of pages and writes it as one free course, or brings the one written before up to date. */
export async function importCourse(context: ImportContext, job: CourseJob): Promise<ImportReport> {
  context.tell({ stage: 'Membaca berkas', done: 0, total: 1 })
  const book = await readCourseApart(job.path, { now: context.clock.now(), signal: context.signal })
  context.noteAll(book.skipped)
  context.tell({ stage: 'Membaca berkas', done: 1, total: 1 })
  const pictures = await preparePictures([...book.assets], context)
  const about = {
    title: book.title,
    name: nameOf(book.title),
    language: book.language,
    slug: slugOf(book.title),
    chapters: book.modules.flatMap(module => module.chapters),
  }
  const { namesake, ...plan } = await context.database.withTenant(context.tenant.id, tx =>
    planBroughtCourse(tx, about, job.slug),
  )
  if (namesake !== undefined)
    context.note(namesake, 'Kursus berjudul sama dengan isi lain; buku ini menjadi kursus tersendiri')
  await context.admit?.([...pictures.values()])
  const text = await courseText(book, plan, pictures, context)
  if (!job.dryRun) await writePictures(context.files, context.tenant.slug, pictures.values())
  context.tell({ stage: 'Menulis', done: 0, total: 1 })
  const counts = await writeAtOnce(context, { dryRun: job.dryRun, tags: ['classes'] }, async tx => {
    const created = await recordPictures(tx, pictures.values())
    return [
      ...(await bringCourse(tx, plan, text, {
        now: context.clock.now(),
        isDraft: job.isDraft,
        came: context.came,
      })),
      { what: 'Gambar', created, updated: 0, unchanged: pictures.size - created, removed: 0 },
    ]
  })
  context.tell({ stage: 'Menulis', done: 1, total: 1 })
  return {
    title: text.name,
    address: to.class(plan),
    dryRun: job.dryRun,
    counts,
    came: context.allCame(),
    skipped: context.noted(),
  }
}

/** The book as it will stand: links and pictures in place, everything sanitised. */
async function courseText(
  book: CourseBook,
  plan: CoursePlan,
  pictures: ReadonlyMap<string, Prepared>,
  context: ImportContext,
): Promise<CourseText> {
  const addresses = courseAddresses(book, plan, pictures)
  const chapters = book.modules.flatMap(module => module.chapters)
  const clean = new Map<Chapter, string>()
  for (const chapter of chapters) {
    context.signal?.throwIfAborted()
    clean.set(chapter, await cleaned(chapter.html, chapter.sourcePath, addresses, context))
    context.tell({ stage: 'Membersihkan bab', done: clean.size, total: chapters.length })
  }
  const first = clean.get(chapters[0] ?? missing()) ?? ''
  return {
    name: nameOf(book.title),
    language: book.language,
    summary: shorten(book.description || htmlToText(first), 300),
    description: await cleaned(aboutOf(book), book.title, addresses, context),
    minutes: chapters.reduce((sum, chapter) => sum + chapter.minutes, 0),
    cover: coverOf(book, pictures),
    modules: book.modules.map(module => ({
      slug: module.slug,
      title: shorten(module.title, 255),
      chapters: module.chapters.map(chapter => ({
        slug: chapter.slug,
        title: shorten(chapter.title, 255),
        minutes: chapter.minutes,
        html: clean.get(chapter) ?? '',
        language: chapter.language,
      })),
    })),
  }
}

function missing(): never {
  throw new Error('A course without chapters is refused when it is read')
}

/** Classes have names of at least three characters: "C" is a language, and a fine title of a book. */
function nameOf(title: string): string {
  return shorten(title.length < 3 ? `Kursus ${title}` : title, 255)
}

function courseAddresses(
  book: CourseBook,
  plan: CoursePlan,
  pictures: ReadonlyMap<string, Prepared>,
): Addresses {
  const address = ({ slug: moduleSlug }: Module, { slug }: Chapter) => to.chapter(plan, { moduleSlug, slug })
  const pages = new Map(
    book.modules.flatMap(module =>
      module.chapters.map(one => [one.sourcePath, address(module, one)] as const),
    ),
  )
  if (book.sourcePath !== undefined) pages.set(book.sourcePath, to.class(plan))
  return {
    page: key => pages.get(key),
    asset: key => {
      const picture = pictures.get(key)
      return picture && placed(picture)
    },
  }
}

async function cleaned(
  html: string,
  path: string,
  addresses: Addresses,
  context: ImportContext,
): Promise<string> {
  try {
    return await context.sanitize(fillPlaceholders(html, addresses))
  } catch (error) {
    const why = whyRefused(error)
    throw why === undefined ? error : new ImportError(why, { path })
  }
}

/** The cover's own words, and what whoever shares a work owes to who wrote it. */
function aboutOf({ aboutHtml = '', authors, licence }: CourseBook): string {
  const owed = [
    ...(authors.length > 0 ? [`Penulis: ${authors.join(', ')}`] : []),
    ...(licence ? [`Lisensi: ${licence}`] : []),
  ]
  return aboutHtml + owed.map(line => `<p>${escapeHtml(line)}</p>`).join('')
}

/** A picture called a cover, else the first photograph; screenshots and drawings make poor covers. */
function coverOf(book: CourseBook, pictures: ReadonlyMap<string, Prepared>): Prepared | undefined {
  const across = [...book.assets.keys()].flatMap(key => {
    const picture = pictures.get(key)
    const isAcross = picture && picture.width >= 640 && picture.width >= picture.height * 1.2
    return isAcross ? [{ key, picture }] : []
  })
  const isCover = ({ key }: { key: string }) => /(?:^|[/_-])(?:cover|sampul)[^/]*$/i.test(key)
  const isPhoto = ({ picture }: { picture: Prepared }) => picture.width >= 800 && picture.entropy >= 7
  return (across.find(isCover) ?? across.find(isPhoto))?.picture
}
