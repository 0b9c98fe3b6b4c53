import { isSolution, type PassageHit } from '../passages/passages.ts'
import { isExercise } from './tutor.rules.ts'

const ofKind: Readonly<Record<string, (title: string) => string>> = {
  class: title => `Apa yang dipelajari di ${title}?`,
  course: title => `Apa yang dipelajari di ${title}?`,
  event: title => `Kapan ${title}?`,
  program: title => `Apa itu ${title}?`,
  mentor: title => `Siapa ${title}?`,
  campaign: title => `Untuk apa donasi ${title}?`,
}

/**
 * A question that a passage answers, as somebody would ask it; undefined where its headings name nothing that is asked
 * about, as the title of a report does.
 */
export function questionAbout({
  kind,
  title,
  heading,
}: Pick<PassageHit, 'kind' | 'title' | 'heading'>): string | undefined {
  const words = (heading || title).trim()
  if (words.endsWith('?')) return words
  if (isSolution(words) || isExercise(words)) return undefined
  if (kind === 'chapter' || kind === 'lesson') return `Jelaskan ${words}`
  return ofKind[kind]?.(title)
}
