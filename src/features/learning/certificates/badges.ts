import { listAnsweredCompetences } from '../quizzes/quizzes.ts'
import * as store from './badges.store.ts'
import { mastery } from './certificates.rules.ts'
import { type Issuing, issue, issueFor } from './issuing.ts'

interface Badge {
  title: string
  about: string
  membershipId: number
  holder: string
}

const award = (context: Issuing, { title, about, membershipId, holder }: Badge, grounds: string) =>
  issue(
    context,
    {
      kind: 'competence',
      enrolmentId: null,
      classId: null,
      membershipId,
      holder,
      title,
      about,
      grounds,
      runName: null,
      percent: null,
      finishedAt: context.clock.now(),
    },
    `Anda menguasai kompetensi ${title}`,
  )

/** A class that was finished gives its certificate, and a badge for each competence it teaches. */
export async function awardForClass(
  context: Issuing,
  { enrolmentId }: { enrolmentId: number },
): Promise<void> {
  await issueFor(context, enrolmentId)
  for (const badge of await store.listOfClass(context.tx, enrolmentId))
    await award(context, badge, `Menyelesaikan ${badge.className}`)
}

/** So many questions about a competence, in whatever quizzes, and most of them right when they were last answered. */
export async function awardForQuestions(
  context: Issuing,
  { enrolmentIds }: { enrolmentIds: readonly number[] },
): Promise<void> {
  const answered = await listAnsweredCompetences(context.tx, enrolmentIds)
  const mastered = answered.filter(
    ({ right, total }) => total >= mastery.questions && right >= total * mastery.share,
  )
  for (const [enrolmentId, all] of Map.groupBy(mastered, one => one.enrolmentId)) {
    const held = new Map(all.map(one => [one.competence, one]))
    for (const badge of await store.listNamed(context.tx, enrolmentId, [...held.keys()])) {
      const { right, total } = held.get(badge.title.toLowerCase()) ?? { right: 0, total: 0 }
      await award(context, badge, `Menjawab benar ${right} dari ${total} soal tentang kompetensi ini`)
    }
  }
}
