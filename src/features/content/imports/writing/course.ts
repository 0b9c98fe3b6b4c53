import { to } from '../../../../routes.ts'
import { escapeHtml, htmlToText } from '../../../../shared/html-text.ts'
import {
  type Chapter,
  type CourseBook,
  type CourseJob,
  ImportError,
  type ImportReport,
  type Module,
} from '../imports.contract.ts'
import { type Addresses, fillPlaceholders } from '../placeholders.ts'
import { readCourseApart } from '../reading.ts'
import { shorten } from '../reading-text.ts'
import { type CoursePlan, type CourseText, planCourse, writeCourse } from './course.store.ts'
import { type Desk, whyRefused } from './desk.ts'
import { type Prepared, placed, preparePictures, recordPictures, writePictures } from './pictures.ts'
import { writeAtOnce } from './transaction.ts'

/** Reads a folder or zip of pages and writes it as one free course, or brings the one written before up to date. */
export async function importCourse(desk: Desk, job: CourseJob): Promise<ImportReport> {
  desk.tell({ stage: 'Membaca berkas', done: 0, total: 1 })
  const book = await readCourseApart(job.path, { now: desk.clock.now(), signal: desk.signal })
  for (const { what, why } of book.skipped) desk.note(what, why)
  desk.tell({ stage: 'Membaca berkas', done: 1, total: 1 })
  const pictures = await preparePictures([...book.assets], desk)
  const plan = await desk.database.withTenant(desk.tenant.id, tx => planCourse(tx, book.title, job.slug))
  const text = await courseText(book, plan, pictures, desk)
  if (!job.dryRun) await writePictures(desk.files, desk.tenant.slug, pictures.values())
  desk.tell({ stage: 'Menulis', done: 0, total: 1 })
  const counts = await writeAtOnce(desk, { dryRun: job.dryRun, tags: ['classes'] }, async tx => {
    const created = await recordPictures(tx, pictures.values())
    return [
      ...(await writeCourse(tx, plan, text, desk.clock.now())),
      { what: 'Gambar', created, updated: 0, unchanged: pictures.size - created, removed: 0 },
    ]
  })
  desk.tell({ stage: 'Menulis', done: 1, total: 1 })
  return { title: text.name, address: to.class(plan), dryRun: job.dryRun, counts, skipped: desk.noted() }
}

/** The book as it will stand: links and pictures in place, everything sanitised. */
async function courseText(
  book: CourseBook,
  plan: CoursePlan,
  pictures: ReadonlyMap<string, Prepared>,
  desk: Desk,
): Promise<CourseText> {
  const addresses = courseAddresses(book, plan, pictures)
  const chapters = book.modules.flatMap(module => module.chapters)
  const clean = new Map<Chapter, string>()
  for (const chapter of chapters) {
    desk.signal?.throwIfAborted()
    clean.set(chapter, await cleaned(chapter.html, chapter.sourcePath, addresses, desk))
    desk.tell({ stage: 'Membersihkan bab', done: clean.size, total: chapters.length })
  }
  const first = clean.get(chapters[0] ?? missing()) ?? ''
  return {
    name: nameOf(book.title),
    summary: shorten(book.description || htmlToText(first), 300),
    description: await cleaned(aboutOf(book), book.title, addresses, desk),
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

async function cleaned(html: string, path: string, addresses: Addresses, desk: Desk): Promise<string> {
  try {
    return await desk.sanitize(fillPlaceholders(html, addresses))
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
