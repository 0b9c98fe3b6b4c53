import { fieldErrors } from '../../../platform/http/field-errors.ts'
import { courseStanding, writtenChapters } from '../../learning/outlines/outlines.ts'
import {
  bringQuestion,
  listByCodes,
  type QuestionFile,
  questionFile,
  questionSpec,
  readQuestionFile,
} from '../../learning/questions/questions.ts'
import { bringQuiz, courseQuizzes, findQuizTitle, quizFile } from '../../learning/quizzes/quizzes.ts'
import {
  chapterPath,
  outlinePath,
  questionFileName,
  questionPath,
  quizFileName,
  quizPath,
} from './course-outline.ts'
import { type Course, courseOf, coursesOf } from './folder-courses.ts'
import { type Form, formText, type ReadForm } from './folder-file.ts'
import {
  FieldProblems,
  type FolderHand,
  type FolderPart,
  type FolderReader,
  type PresentFile,
} from './folder-part.ts'
import { fieldsForm, shapeOf } from './plain-values.ts'

/**
 * What is asked in a course: `courses/<class>/<chapter>.quiz.yaml` says how a quiz goes and names its questions by their codes,
 * `courses/<class>/questions/<code>.yaml` each question, also those that a tag may draw.
 */

async function quizzesIn(reader: FolderReader, { classId }: Course) {
  const standing = classId === null ? undefined : await courseStanding(reader.tx, classId)
  const slugs = new Map(standing?.chapters.map(({ id, slug }) => [id, slug]))
  const { quizzes, questions } = await courseQuizzes(reader, [...slugs.keys()])
  return {
    questions,
    quizzes: quizzes.map(({ chapterId, value }) => ({ chapter: slugs.get(chapterId) ?? '', value })),
  }
}

interface Asked extends QuestionFile {
  spec: unknown
}

function questionForm(asked: Asked, { files }: Pick<FolderReader, 'files'>): Form {
  const { kind, points, tags, competence, state } = asked
  const spec = fieldsForm({ ...Object(asked.spec) }, questionSpec(kind), files)
  return {
    fields: { kind, ...spec, ...fieldsForm({ points, tags, competence, state }, questionFile, files) },
  }
}

/** A question in two courses has a file in each, which say the same. */
export function questionPart(): FolderPart {
  const brought = new Map<string, { path: string; text: string }>()
  async function bring(hand: FolderHand, name: string, read: ReadForm) {
    const path = `courses/${name}.yaml`
    const [course = '', , code = ''] = name.split('/')
    const given: Readonly<Record<string, unknown>> = Object(read.fields)
    const own = Object.keys(shapeOf(questionFile))
    const file = questionFile.safeParse(
      Object.fromEntries(Object.entries(given).filter(([one]) => own.includes(one))),
    )
    if (!file.success) throw new FieldProblems(fieldErrors(file.error, given))
    const spec = Object.fromEntries(Object.entries(given).filter(([one]) => !own.includes(one)))
    const [before] = await listByCodes(hand.tx, [code])
    const question = readQuestionFile(file.data, spec, before)
    const form = questionForm({ ...file.data, spec: question.spec }, hand)
    const other = brought.get(code)
    if (other && other.text !== formText(form))
      throw new FieldProblems([{ field: '', message: `Soal ini berbunyi lain di ${other.path}` }])
    return {
      form,
      async write() {
        await courseOf(hand, course)
        brought.set(code, { path, text: formText(form) })
        await bringQuestion(hand, code, file.data, question)
      },
    }
  }
  return {
    label: 'Soal',
    isText: false,
    nameIn(path) {
      const found = questionFileName.exec(path)
      return found ? `${found[1]}/questions/${found[2]}` : undefined
    },
    async list(reader) {
      const found: PresentFile[] = []
      for (const course of await coursesOf(reader))
        for (const row of (await quizzesIn(reader, course)).questions)
          found.push({
            path: questionPath(course.slug, row.code),
            label: `Soal: ${row.name}`,
            form: questionForm(row, reader),
            isBusy: false,
          })
      return found
    },
    bring,
    found: async (hand, name, read) => (await bring(hand, name, read)).write(),
  }
}

const quizForm = (value: object, { files }: Pick<FolderReader, 'files'>): Form => ({
  fields: fieldsForm({ ...value }, quizFile, files),
})

async function bring(hand: FolderHand, path: string, read: ReadForm) {
  const [own = '', chapter = ''] = path.split('/')
  const { classId } = await courseOf(hand, own)
  const id = classId === null ? undefined : (await writtenChapters(hand.tx, classId)).get(chapter)
  if (id === undefined)
    throw new FieldProblems([
      { field: '', message: `Bab ini tidak disebut di ${outlinePath(own)}: tambahkan di sebuah modul` },
    ])
  if ((await findQuizTitle(hand.tx, id)) === undefined)
    throw new FieldProblems([
      { field: '', message: `Bab ini bukan kuis: tulis kind: quiz di ${chapterPath(own, chapter)}` },
    ])
  const parsed = quizFile.safeParse(read.fields)
  if (!parsed.success) throw new FieldProblems(fieldErrors(parsed.error, read.fields))
  return {
    form: quizForm(parsed.data, hand),
    write: () => bringQuiz(hand, id, parsed.data),
  }
}

export const quizPart: FolderPart = {
  label: 'Kuis',
  isText: false,
  nameIn: path => quizFileName.exec(path)?.[1],
  async list(reader) {
    const found: PresentFile[] = []
    for (const course of await coursesOf(reader))
      for (const { chapter, value } of (await quizzesIn(reader, course)).quizzes)
        found.push({
          path: quizPath(course.slug, chapter),
          label: `Kuis ${course.slug}/${chapter}`,
          form: quizForm(value, reader),
          isBusy: false,
        })
    return found
  },
  bring,
  found: async (hand, path, read) => (await bring(hand, path, read)).write(),
}
