import { parse } from 'yaml'
import type { Hand } from '../../src/features/core/publishing/publishing.ts'
import {
  bringQuestion,
  questionFile,
  readQuestionFile,
} from '../../src/features/learning/questions/questions.ts'
import { bringQuiz, quizFile } from '../../src/features/learning/quizzes/quizzes.ts'
import type { Texts } from './folders/read-content.ts'

export type QuizHand = Hand

/**
 * What a course of the demo asks, as a course's folder says it: `chapters/<class>/questions/<code>.yaml` and
 * `chapters/<class>/<chapter>.quiz.yaml`; after its chapters.
 */
export async function seedCourseQuizzes(
  hand: QuizHand,
  texts: Texts,
  { slug, classId }: { slug: string; classId: number },
): Promise<void> {
  for (const [code, text] of under(texts, `chapters/${slug}/questions/`, '.yaml')) {
    const { kind, points, tags, competence, state, ...spec } = parse(text)
    const file = questionFile.parse({ kind, points, tags, competence, state })
    await bringQuestion(hand, code, file, readQuestionFile(file, spec, undefined))
  }
  for (const [chapter, text] of under(texts, `chapters/${slug}/`, '.quiz.yaml')) {
    const { id } = await hand.tx.db
      .updateTable('chapters')
      .set({ completion: 'min_score', completion_least: 70 })
      .where('class_id', '=', classId)
      .where('slug', '=', chapter)
      .returning('id')
      .executeTakeFirstOrThrow()
    await bringQuiz(hand, id, quizFile.parse(parse(text)))
  }
}

/** Files of a folder itself, by their names. */
const under = (texts: Texts, folder: string, ending: string) =>
  [...texts].flatMap(([path, text]) => {
    const name = path.startsWith(folder) ? path.slice(folder.length) : ''
    return name.endsWith(ending) && !name.includes('/')
      ? [[name.slice(0, -ending.length), text] as const]
      : []
  })
