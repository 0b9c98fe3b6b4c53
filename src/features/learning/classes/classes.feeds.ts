import type { PageContext } from '../../../platform/http/page-load.ts'
import type { SitemapEntry, SitemapPart } from '../../../platform/http/public-file.ts'
import { to } from '../../../routes.ts'
import { type ClassAddress, listAddresses } from './classes.feeds.store.ts'

/** What classes and courses add to the sitemaps. */
const tags = ['classes']

async function entriesOf(context: PageContext, of: 'class' | 'course'): Promise<SitemapEntry[]> {
  const all = await listAddresses(context.tx, context.clock.now())
  const classes = all.filter(({ type }) => (type === 'self_paced') === (of === 'course'))
  if (classes.length === 0) return []
  const latest = new Date(Math.max(...classes.map(({ changedAt }) => Date.parse(changedAt)))).toISOString()
  const shelves: string[] = of === 'class' ? [to.classes()] : [to.courses()]
  if (of === 'course' && classes.some(({ premium }) => premium)) shelves.push(to.premiumCourses())
  return [
    ...shelves.map(path => ({ path, lastmod: latest })),
    ...classes.flatMap(found => [entryOf(context, found), ...chaptersOf(found)]),
  ]
}

const entryOf = ({ tenant }: PageContext, found: ClassAddress): SitemapEntry => ({
  path: to.class(found),
  lastmod: found.changedAt,
  images: found.coverKey ? [`${tenant.pictureBase}${found.coverKey}`] : [],
})

const chaptersOf = (course: ClassAddress): SitemapEntry[] =>
  course.chapters.map(chapter => ({ path: to.chapter(course, chapter), lastmod: chapter.changedAt }))

export const classesSitemaps: readonly SitemapPart[] = [
  { name: 'kelas', place: 10, tags, list: context => entriesOf(context, 'class') },
  { name: 'kursus', place: 10, tags, list: context => entriesOf(context, 'course') },
]
