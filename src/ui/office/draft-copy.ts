import type { Content } from '../../shared/draft-parts.ts'
import type { DraftAnswer } from './draft-answer.ts'

/** What was typed and is not on the server yet, in the browser's own database: a text is longer than other places take. */
interface Copy {
  /** what the server had when this was begun, and its rev */
  base: Content
  rev: number
  value: Content
}

const keyOf = ({ kind, id, you }: DraftAnswer) => `draf ${you ?? ''} ${kind} ${id}`

const isCopy = (found: unknown): found is Copy =>
  typeof found === 'object' && found !== null && 'base' in found && 'rev' in found && 'value' in found

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open('drafts', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore('copies')
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('No database'))
  })
  return opened
}

async function inStore<T>(mode: 'readonly' | 'readwrite', work: (store: IDBObjectStore) => IDBRequest<T>) {
  const database = await open()
  return new Promise<T>((resolve, reject) => {
    const asked = work(database.transaction('copies', mode).objectStore('copies'))
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('Not kept'))
  })
}

// a browser may refuse to keep anything: then there is the page itself, and the server
export async function readCopy(draft: DraftAnswer): Promise<Copy | undefined> {
  try {
    const found: unknown = await inStore('readonly', store => store.get(keyOf(draft)))
    return isCopy(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** undefined: everything has been sent. */
export async function writeCopy(draft: DraftAnswer, copy: Copy | undefined): Promise<void> {
  try {
    if (copy) await inStore('readwrite', store => store.put(copy, keyOf(draft)))
    else await inStore('readwrite', store => store.delete(keyOf(draft)))
  } catch {
    // said above
  }
}
