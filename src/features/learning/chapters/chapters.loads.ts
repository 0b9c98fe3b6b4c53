import type { PublicPageLoad } from '../../../platform/http/page-load.ts'
import { readJson } from '../../../shared/json.ts'
import { findClass } from '../classes/classes.ts'
import { chapterPage } from './chapters.ts'

/** A chapter as anybody sees it: its text where it is open to all, else where it stands and for whom it is. */
export const loadChapter: PublicPageLoad = {
  query: [],
  async load(context) {
    const { slug = '', chapterSlug = '' } = context.params
    const course = readJson(await findClass(context, { slug }))
    return course ? chapterPage(context, { course, chapterSlug }) : undefined
  },
}
