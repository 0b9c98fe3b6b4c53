import { type Exercise, exerciseInOrder } from '../../../shared/exercise.ts'
import { filledText } from '../../../shared/filled-text.ts'
import type { RunningAttempt } from './quiz-pages.contract.ts'
import type { PaperKeys, SealedPaper } from './quizzes.contract.ts'

const bytesOf = (text: string) => Uint8Array.from(atob(text), sign => sign.charCodeAt(0))

/** What was drawn, opened with the keys of the start; undefined: the paper on this device is of other questions. */
export async function openPaper(paper: SealedPaper, keys: PaperKeys): Promise<RunningAttempt | undefined> {
  const sheets = new Map(paper.items.map(one => [`${one.questionId} ${one.version}`, one]))
  try {
    const items = await Promise.all(
      keys.items.map(async ({ slot, questionId, version, key, arrangement, parameters, pointsText }) => {
        const sheet = sheets.get(`${questionId} ${version}`)
        if (!sheet) throw new Error('another version')
        const opened: Exercise = await unsealed(sheet, key)
        const exercise = exerciseInOrder(
          { ...opened, prompt: filledText(opened.prompt, parameters ?? {}) },
          arrangement,
        )
        // what was answered lies in this browser's copy
        return { slot, pointsText, exercise, given: null }
      }),
    )
    const { id, deadlineAt, isOneByOne, writer, lastSeq } = keys
    return { id, deadlineAt, isOneByOne, mayCheck: false, pen: { writer, lastSeq }, items }
  } catch {
    return undefined
  }
}

async function unsealed({ iv, sealed }: SealedPaper['items'][number], key: string): Promise<Exercise> {
  const opener = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt'])
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, opener, bytesOf(sealed))
  // sealed by the server, of this shape; what was changed since does not open
  return (await new Response(text).json()) as Exercise
}
