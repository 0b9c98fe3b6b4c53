/** What is true of outlines: kinds of chapters, what counts as done, and how things are moved. Pure, for server and browser. */

export const chapterKinds = {
  text: 'Teks',
  video: 'Video',
  file: 'Berkas',
  quiz: 'Kuis',
  assignment: 'Tugas',
  code: 'Latihan kode',
  live: 'Pertemuan',
  embed: 'Situs lain',
} as const

export type ChapterKind = keyof typeof chapterKinds

export const completions = {
  view: 'Dibaca sampai akhir',
  min_time: 'Dibuka selama waktu tertentu',
  min_score: 'Mencapai nilai tertentu',
  submit: 'Tugas dikumpulkan',
  attend: 'Hadir di pertemuan',
} as const

export type Completion = keyof typeof completions

/** what a chapter of a kind begins with */
export const usualCompletion = {
  text: 'view',
  video: 'view',
  file: 'view',
  quiz: 'min_score',
  assignment: 'submit',
  code: 'view',
  live: 'attend',
  embed: 'view',
} as const satisfies Record<ChapterKind, Completion>

export const asksForNumber = (completion: string): boolean =>
  completion === 'min_time' || completion === 'min_score'

/** Modules in order, each with its chapters in order, by their numbers. */
export type Order = readonly { id: number; chapters: readonly number[] }[]

const inserted = <Item>(list: readonly Item[], item: Item, at: number): Item[] => [
  ...list.slice(0, Math.max(0, at)),
  item,
  ...list.slice(Math.max(0, at)),
]

/** The module at this place among the others; a place beyond the end is the end. */
export function moduleMoved(order: Order, id: number, at: number): Order {
  const module = order.find(one => one.id === id)
  return module
    ? inserted(
        order.filter(one => one.id !== id),
        module,
        at,
      )
    : order
}

/** The chapter at this place among the others of a module; where there is no such module, everything stays. */
export function chapterMoved(order: Order, id: number, to: { moduleId: number; at: number }): Order {
  const isThere = order.some(({ id: one }) => one === to.moduleId)
  const isKnown = order.some(({ chapters }) => chapters.includes(id))
  if (!isThere || !isKnown) return order
  return order.map(module => {
    const others = module.chapters.filter(one => one !== id)
    return { ...module, chapters: module.id === to.moduleId ? inserted(others, id, to.at) : others }
  })
}

/** One step up or down, over the edge of its module into the next; undefined: it is at the end already. */
export function stepOf(order: Order, id: number, step: -1 | 1): { moduleId: number; at: number } | undefined {
  const index = order.findIndex(({ chapters }) => chapters.includes(id))
  const module = order[index]
  if (!module) return undefined
  const at = module.chapters.indexOf(id) + step
  if (at >= 0 && at < module.chapters.length) return { moduleId: module.id, at }
  const next = order[index + step]
  return next && { moduleId: next.id, at: step === 1 ? 0 : next.chapters.length }
}

/** As whom an author looks at a chapter: who is not in the class, and participants who have done none, half, or all of it. */
export const previewStates = {
  visitor: 'Pengunjung',
  new: 'Baru bergabung',
  half: 'Setengah jalan',
  done: 'Sudah selesai',
} as const
export type PreviewState = keyof typeof previewStates

/** What somebody in that state has done of these chapters, in their order. */
export function doneIn(state: PreviewState, slugs: readonly string[]): ReadonlySet<string> {
  const shares = { visitor: 0, new: 0, half: 0.5, done: 1 } as const
  return new Set(slugs.slice(0, Math.floor(slugs.length * shares[state])))
}
