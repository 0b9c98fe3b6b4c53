import { room } from '../../../platform/room.ts'
import { type QuestionsDeps, questionsApi } from './questions.api.ts'
import { questionsDeeds } from './questions.deeds.ts'
import { bank, loadImport, loadNewQuestion, loadQuestion } from './questions.loads.ts'
import { questionUndoing } from './questions.ts'

/** The bank of questions. What quizzes ask of it stands in their own room. */
export const questionsRoom = room((house: QuestionsDeps) => ({
  name: 'questions',
  pages: {
    'Kelola-Soal': bank.load,
    'Kelola-Soal-Baru': loadNewQuestion,
    'Kelola-Soal-Impor': loadImport,
    'Kelola-Soal-id': loadQuestion,
  },
  calls: [...bank.calls, ...questionsApi(house)],
  deeds: questionsDeeds,
  undoings: [questionUndoing],
  office: {
    sections: [
      {
        group: 'learning',
        place: 40,
        label: 'Soal',
        page: 'Kelola-Soal',
        icon: 'message-circle',
        key: 'g',
        permission: 'writeQuestions',
      },
    ],
    // teachers and mentors have no administration
    own: [
      {
        place: 56,
        label: 'Bank soal',
        page: 'Kelola-Soal',
        icon: 'message-circle',
        permission: 'writeQuestions',
      },
    ],
  },
}))
