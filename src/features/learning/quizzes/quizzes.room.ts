import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { type DueDeps, endDue } from './due-attempts.ts'
import { createPapers, type PaperSecrets } from './exam-papers.ts'
import { loadMarking, loadQueue } from './marking.loads.ts'
import { loadQuizPlayer } from './quiz-player.loads.ts'
import { quizzesApi } from './quizzes.api.ts'
import { quizzesDeeds } from './quizzes.deeds.ts'
import { quizForms } from './quizzes.forms.ts'
import { loadQuizSettings, loadResults, managedQuizzes } from './quizzes.loads.ts'
import { quizzesDesks, quizzesOverview } from './quizzes.office.ts'
import { quizzesPersonal } from './quizzes.personal.ts'
import { markKind } from './quizzes.rules.ts'
import { countUses, placeOfQuiz } from './quizzes.ts'
import { verifyReceipt } from './receipts.ts'

/** Quizzes of chapters: set up, taken, marked. */
export const quizzesRoom = room((house: DueDeps & PaperSecrets & MediaDeps) => ({
  name: 'quizzes',
  pages: {
    'Belajar-Kuis': loadQuizPlayer,
    'Kelola-Kuis': managedQuizzes.load,
    'Kelola-Kuis-id': loadQuizSettings,
    'Kelola-Kuis-Hasil': loadResults,
    'Kelola-Penilaian': loadQueue,
    'Kelola-Penilaian-id': loadMarking,
  },
  calls: quizzesApi(house, createPapers(house)),
  forms: quizForms(house),
  notificationKinds: [markKind],
  deeds: quizzesDeeds,
  overview: quizzesOverview,
  desks: quizzesDesks,
  personal: [quizzesPersonal],
  questionUses: countUses,
  chapterPlaces: placeOfQuiz,
  verified: verifyReceipt,
  chapterWriting: { kind: 'quiz', label: 'Susun kuis', href: chapterId => to.quizSettings({ chapterId }) },
  jobs: [{ name: 'quizzes.due', everyMinute: true, run: () => endDue(house) }],
  office: {
    sections: [
      {
        group: 'learning',
        place: 50,
        label: 'Kuis',
        page: 'Kelola-Kuis',
        icon: 'target',
        permission: 'writeQuestions',
      },
      {
        group: 'learning',
        place: 60,
        label: 'Penilaian',
        page: 'Kelola-Penilaian',
        icon: 'list-checks',
        permission: 'grade',
      },
    ],
    own: [
      {
        place: 57,
        label: 'Kuis',
        page: 'Kelola-Kuis',
        icon: 'target',
        permission: 'writeQuestions',
      },
      {
        place: 58,
        label: 'Penilaian',
        page: 'Kelola-Penilaian',
        icon: 'list-checks',
        permission: 'grade',
      },
    ],
  },
}))
