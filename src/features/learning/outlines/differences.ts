import type { DraftChapter, DraftModule, ShownChapter, ShownModule } from '../classes/classes.ts'
import { changedIn, lessonParts } from './outline-of.ts'
import type { Difference } from './outlines.contract.ts'

interface Drafted {
  modules: readonly DraftModule[]
  chapters: readonly DraftChapter[]
}

interface Shown {
  modules: readonly ShownModule[]
  chapters: readonly ShownChapter[]
}

const wordsOf = (names: readonly (keyof typeof lessonParts)[]) =>
  [...new Set(names.map(name => lessonParts[name]))].join(', ')

/** What would change for participants, in the order of the outline; what left it comes last. */
export function differencesOf(now: Drafted, before: Shown): Difference[] {
  const oldModules = new Map(before.modules.map(one => [one.id, one]))
  const oldChapters = new Map(before.chapters.map(one => [one.id, one]))
  const stay = new Set(now.chapters.map(({ id }) => id))
  const parts = new Set(now.modules.map(({ id }) => id))
  const moved = movedIn(
    now.chapters.filter(({ id }) => oldChapters.has(id)),
    before.chapters.filter(({ id }) => stay.has(id)),
  )
  const movedModules = movedIn(
    now.modules.filter(({ id }) => oldModules.has(id)).map(({ id }) => ({ id, moduleId: 0 })),
    before.modules.filter(({ id }) => parts.has(id)).map(({ id }) => ({ id, moduleId: 0 })),
  )
  const titles = new Map([...before.modules, ...now.modules].map(({ id, title }) => [id, title]))
  return [
    ...now.modules.flatMap((module): Difference[] => {
      const old = oldModules.get(module.id)
      const chapters = now.chapters.filter(one => one.moduleId === module.id)
      return [
        ...(old ? [] : [made('added', 'module', module.title)]),
        ...(old && old.title !== module.title
          ? [made('changed', 'module', module.title, `Judul, dulu "${old.title}"`)]
          : []),
        ...(movedModules.has(module.id) ? [made('moved', 'module', module.title)] : []),
        ...chapters.flatMap(chapter => ofChapter(chapter, oldChapters.get(chapter.id), moved, titles)),
      ]
    }),
    ...before.chapters
      .filter(({ id }) => !stay.has(id))
      .map(({ title, moduleId }) => made('removed', 'chapter', title, titles.get(moduleId))),
    ...before.modules.filter(({ id }) => !parts.has(id)).map(({ title }) => made('removed', 'module', title)),
  ]
}

const made = (what: Difference['what'], of: Difference['of'], title: string, words = ''): Difference => ({
  what,
  of,
  title,
  words,
})

function ofChapter(
  chapter: DraftChapter,
  old: ShownChapter | undefined,
  moved: ReadonlySet<number>,
  titles: ReadonlyMap<number, string>,
): Difference[] {
  if (!old) return [made('added', 'chapter', chapter.title, titles.get(chapter.moduleId))]
  const changed = changedIn(chapter, old)
  const from = chapter.moduleId === old.moduleId ? '' : `Dari "${titles.get(old.moduleId) ?? ''}"`
  return [
    ...(changed.length > 0 ? [made('changed', 'chapter', chapter.title, wordsOf(changed))] : []),
    ...(moved.has(chapter.id) ? [made('moved', 'chapter', chapter.title, from)] : []),
  ]
}

type Placed = { id: number; moduleId: number }

/** Those that left the order of the others: as few as can be said to have moved, by the longest run that kept its order. */
function movedIn(now: readonly Placed[], before: readonly Placed[]): Set<number> {
  const place = new Map(before.map((one, index) => [one.id, { index, moduleId: one.moduleId }]))
  const moved = new Set(now.filter(one => place.get(one.id)?.moduleId !== one.moduleId).map(({ id }) => id))
  const rest = now.filter(({ id }) => !moved.has(id))
  // length and predecessor of the longest run that ends with each
  const runs: { length: number; from: number }[] = []
  for (const [at, one] of rest.entries()) {
    const own = place.get(one.id)?.index ?? 0
    let best = { length: 1, from: -1 }
    for (let i = 0; i < at; i += 1) {
      const length = (runs[i]?.length ?? 0) + 1
      if ((place.get(rest[i]?.id ?? 0)?.index ?? 0) < own && length > best.length) best = { length, from: i }
    }
    runs.push(best)
  }
  const kept = new Set<number>()
  const longest = runs.reduce((top, run, index) => (run.length > (runs[top]?.length ?? 0) ? index : top), 0)
  for (let at = longest; at >= 0 && runs[at]; at = runs[at]?.from ?? -1) kept.add(at)
  for (const [at, one] of rest.entries()) if (!kept.has(at)) moved.add(one.id)
  return moved
}

/** A fix changes words only: nothing that anybody's progress or order hangs on. */
export function mayBeFix(now: Drafted, before: Shown): boolean {
  const words: readonly string[] = ['title', 'sha256', 'minutes']
  const old = new Map(before.chapters.map(one => [one.id, one]))
  return (
    differencesOf(now, before).every(({ what }) => what === 'changed') &&
    now.chapters.every(chapter => {
      const one = old.get(chapter.id)
      return one !== undefined && changedIn(chapter, one).every(name => words.includes(name))
    })
  )
}
