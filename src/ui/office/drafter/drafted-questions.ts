/** Questions that a model proposes, on their way from the chapter to the page that takes questions in. */
export interface DraftedQuestions {
  /** as they are typed */
  text: string
  chapter: string
}

const key = 'drafted-questions'

/** false where the browser keeps nothing */
export function handOver(drafted: DraftedQuestions): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(drafted))
    return true
  } catch {
    return false
  }
}

/** Once: a reload begins with an empty page, as any other import does. */
export function takeOver(): DraftedQuestions | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (typeof kept !== 'object' || kept === null) return undefined
    const [text, chapter] = [Reflect.get(kept, 'text'), Reflect.get(kept, 'chapter')]
    return typeof text === 'string' && typeof chapter === 'string' ? { text, chapter } : undefined
  } catch {
    return undefined
  }
}
