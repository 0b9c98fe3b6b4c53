/** What the chat keeps in this browser, under the names of specification section 9. The server's history is the truth. */
const keys = {
  history: 'radyagpt_conversation_history',
  current: 'radyagpt_conversation_id',
  token: 'radyagpt_token',
  /** removed here, and not yet by the server */
  removed: 'radyagpt_removed',
} as const

/** An entry of the local history (specification section 3), and the name somebody gave it. */
export interface Entry {
  conversation_id: string
  message_id: number
  user_message: string
  bot_message: string
  created_at: string
  title?: string
}

/** conversations that a browser remembers */
const most = 200

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // a browser that keeps nothing has a chat without a history
  }
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'conversation_id') === 'string' &&
  typeof Reflect.get(value, 'user_message') === 'string'

/** The newest first. */
export function readHistory(): Entry[] {
  try {
    const entries: unknown = JSON.parse(read(keys.history) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

const writeHistory = (entries: readonly Entry[]) => keep(keys.history, JSON.stringify(entries.slice(0, most)))

/** Once: a conversation that stands there is left as it is (specification section 4). */
export function saveOnce(entry: Entry): void {
  const entries = readHistory()
  if (!entries.some(one => one.conversation_id === entry.conversation_id)) writeHistory([entry, ...entries])
}

/** The whole answer of the message that an entry was saved with. */
export function keepAnswer(id: string, messageId: number, answer: string): void {
  const entries = readHistory()
  if (!entries.some(one => isOf(one, id, messageId))) return
  writeHistory(entries.map(one => (isOf(one, id, messageId) ? { ...one, bot_message: answer } : one)))
}

const isOf = (one: Entry, id: string, messageId: number) =>
  one.conversation_id === id && one.message_id === messageId

export function nameLocally(id: string, title: string): void {
  writeHistory(readHistory().map(one => (one.conversation_id === id ? { ...one, title } : one)))
}

export function removeLocally(id: string): Entry | undefined {
  const entries = readHistory()
  writeHistory(entries.filter(one => one.conversation_id !== id))
  if (currentId() === id) setCurrent(undefined)
  return entries.find(one => one.conversation_id === id)
}

export function putBack(entry: Entry): void {
  const entries = [...readHistory().filter(one => one.conversation_id !== entry.conversation_id), entry]
  writeHistory(entries.sort((one, other) => other.created_at.localeCompare(one.created_at)))
}

/** What was removed here while the server could not be told. */
export function removedIds(): string[] {
  try {
    const ids: unknown = JSON.parse(read(keys.removed) ?? '[]')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function noteRemoved(id: string, isTold: boolean): void {
  const others = removedIds().filter(one => one !== id)
  keep(
    keys.removed,
    isTold && others.length === 0 ? null : JSON.stringify((isTold ? others : [...others, id]).slice(-most)),
  )
}

export const currentId = () => read(keys.current) ?? undefined
export const setCurrent = (id: string | undefined) => keep(keys.current, id ?? null)
export const keptToken = () => read(keys.token)
export const keepToken = (token: string | null) => keep(keys.token, token)
