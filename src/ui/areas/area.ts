import { useSyncExternalStore } from 'react'
import type { Paged } from '../../shared/envelope.ts'

/** What the browser keeps of one data area (specification sections 3 and 4). */
export interface AreaState<Data> {
  /** whether the last answer was a success; false before the first */
  status: boolean
  message: string
  data: Data
  /** an answer is on its way */
  isLoading: boolean
}

/** What a call answers, or a page asked for its data. */
export interface AreaAnswer<Data> {
  message: string
  data: Data
}

export interface Area<Data> {
  read(): AreaState<Data>
  subscribe(changed: () => void): () => void
  /** Success fills the area, failure empties it and leaves its words. An older answer never overtakes a newer one. */
  load(ask: () => Promise<AreaAnswer<Data>>): Promise<AreaState<Data>>
}

interface AreaWords {
  success: string
  failure: string
}

export function createArea<Data>(empty: Data, words: AreaWords = { success: '', failure: '' }): Area<Data> {
  let state: AreaState<Data> = { status: false, message: '', data: empty, isLoading: false }
  let asked = 0
  const listeners = new Set<() => void>()
  const change = (next: AreaState<Data>) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    async load(ask) {
      asked++
      const number = asked
      change({ ...state, isLoading: true })
      const next = await ask().then(
        ({ message, data }) => ({ status: true, message: `${words.success}${message}`, data }),
        error => ({ status: false, message: `${words.failure}${messageOf(error)}`, data: empty }),
      )
      if (number === asked) change({ ...next, isLoading: false })
      return state
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A component that follows an area. */
export const useArea = <Data>(area: Area<Data>): AreaState<Data> =>
  useSyncExternalStore(area.subscribe, area.read, area.read)

interface ListWords {
  perPage: 6 | 10
  words?: AreaWords
}

const named = (name: string): AreaWords => ({
  success: `Success fetch list ${name}: `,
  failure: `Failed fetch list ${name}: `,
})

/** Lists by the first segment of their address; all others are `others` (specification section 4, messages section 8). */
const lists = {
  blog: { perPage: 6 },
  career: { perPage: 6, words: named('Career') },
  job: { perPage: 6, words: named('Job') },
  gallery: { perPage: 6 },
  program: { perPage: 6 },
  categories: { perPage: 6 },
  news: { perPage: 10 },
  others: { perPage: 10 },
} as const satisfies Record<string, ListWords>

const isList = (name: string): name is keyof typeof lists => Object.hasOwn(lists, name)

/** A list's area, empty, at the default page 1. */
export function createListArea<Item>(path: string): Area<Paged<Item>> {
  const segment = path.split(/[/?]/)[1]?.toLowerCase() ?? ''
  const list: ListWords = lists[isList(segment) ? segment : 'others']
  return createArea<Paged<Item>>(
    { items: [], page: 1, perPage: list.perPage, totalItems: 0, totalPages: 0 },
    list.words,
  )
}
