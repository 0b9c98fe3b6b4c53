import type { InTenant } from '../../../platform/http/endpoint.ts'
import { finishIfDone } from './completions.ts'
import type { OwnContext } from './entering.ts'
import * as store from './learning.store.ts'

/** A chapter of a participant, as rooms are asked about it. */
export interface AskedChapter {
  chapterId: number
  chapterSlug: string
  classSlug: string
}

export interface OwnCertificate {
  name: string
  text: string
  href: string
  fileHref: string
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** where a chapter is worked on instead of read, such as a quiz; while there is such a place, reading does not finish it */
    chapterPlaces: (context: InTenant, chapter: AskedChapter) => Promise<string | undefined>
    /** the asker's own certificates, for the page of their classes */
    ownCertificates: (context: OwnContext) => Promise<OwnCertificate[]>
    /** is told, within the same transaction, of who has finished a class */
    classFinished: (context: InTenant, finished: { enrolmentId: number }) => Promise<void>
  }
}

/** The address where a chapter is worked on; undefined: it is read. */
export async function findPlace(context: InTenant, chapter: AskedChapter): Promise<string | undefined> {
  for (const find of context.partsOf('chapterPlaces')) {
    const place = await find(context, chapter)
    if (place !== undefined) return place
  }
  return undefined
}

/** Another room says that a chapter is done: a quiz that was passed. It ends a course as reading its last chapter would. */
export async function completeChapter(
  context: InTenant,
  { enrolmentId, chapterId }: { enrolmentId: number; chapterId: number },
): Promise<void> {
  const { tx, clock } = context
  await store.writeDone(tx, enrolmentId, chapterId, clock.now())
  const standing = await store.findStanding(tx, enrolmentId)
  if (standing) await finishIfDone(context, { id: enrolmentId, ...standing }, null)
}
