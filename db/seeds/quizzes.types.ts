import type { QuestionKindName } from '../../src/features/learning/questions/questions.ts'
import type { Given } from '../../src/shared/exercise.ts'

/** A quiz at the end of a class of the demo, with what its people answered. */
export interface DemoQuiz {
  /** slug of the class */
  class: string
  chapter: { slug: string; title: string; minutes: number }
  intro: string
  passingPercent: number
  questions: DemoQuestion[]
  /** mailbox of who marks */
  marker: string
  /** the scale of the class's final grades, best first */
  letters?: { letter: string; least: number }[]
  /** said to those whose essay was marked, the best first */
  comments: string[]
}

export interface DemoQuestion {
  kind: QuestionKindName
  tags: string[]
  points: number
  spec: object
  right: Given
  /** what people answer who do not know it */
  wrong: Given[]
}
