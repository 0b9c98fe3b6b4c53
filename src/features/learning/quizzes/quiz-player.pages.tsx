import './quiz.css'
import { to } from '../../../routes.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { OwnWork } from '../../../ui/office/own-work.tsx'
import { Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { SentFiles } from './attempt-files.views.tsx'
import { Mastering } from './mastering.views.tsx'
import type { QuizPlayerPage, ReviewItem } from './quiz-pages.contract.ts'
import { Running } from './quiz-running.views.tsx'
import { SealedExam } from './sealed-exam.views.tsx'
import { useLeftovers } from './use-leftovers.views.tsx'

export const pages: PagesOf<'quizzes.player'> = { 'quizzes.player': QuizPlayer }

/** A quiz as its learner has it: what it is, the attempt under way, what earlier ones came to. */
function QuizPlayer({ data }: { data: QuizPlayerPage }) {
  const { running, review, grade, past, closed } = data
  useLeftovers(past)
  return (
    <OwnWork data={data} home={to.learning()}>
      {grade && (
        <Notice
          tone={grade.isPassed ? 'good' : 'info'}
          action={<LinkButton href={data.classHref}>Lanjut di kelas</LinkButton>}
        >
          {grade.text}
        </Notice>
      )}
      {data.preparing && <SealedExam data={data} preparing={data.preparing} />}
      {running ? (
        running.mastery ? (
          <Mastering
            key={`${running.id}-${running.items[0]?.slot}`}
            data={data}
            running={running}
            mastery={running.mastery}
          />
        ) : data.preparing ? null : (
          <Running key={running.id} data={data} running={running} />
        )
      ) : data.preparing ? null : (
        <Panel>
          {data.intro && <p className="q-text">{data.intro}</p>}
          {closed ? (
            <p className="q-text">{closed}</p>
          ) : (
            <form method="post" action={data.action}>
              <button className="o-btn o-btn-main" type="submit" name="do" value="start">
                {data.button}
              </button>
            </form>
          )}
        </Panel>
      )}
      {review && (
        <Panel title={review.title} text={review.words}>
          <p className="q-receipt">
            Tanda terima <a href={to.verified({ code: review.receipt })}>{review.receipt}</a>
          </p>
          <ol className="q-items">
            {review.items.map((item, index) => (
              <li key={item.slot}>
                <Reviewed item={item} number={index + 1} />
              </li>
            ))}
          </ol>
        </Panel>
      )}
      {past.length > 0 && (
        <Panel title="Percobaan Anda">
          <ul className="q-past">
            {past.map(attempt => (
              <li key={attempt.id}>
                <a href={attempt.href}>{attempt.label}</a>
                <Tag tone={attempt.stateTone}>{attempt.stateLabel}</Tag>
                <span>{attempt.text}</span>
                {attempt.isCounted && <small>yang dihitung</small>}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </OwnWork>
  )
}

/** One question of an attempt that has ended, as far as the quiz shows it. */
function Reviewed({ item, number }: { item: ReviewItem; number: number }) {
  return (
    <div className="q-reviewed">
      <p className="q-number">
        Soal {number}
        {item.pointsText && ` · ${item.pointsText} poin`}{' '}
        {item.verdict && <Tag tone={item.verdict.tone}>{item.verdict.label}</Tag>}
      </p>
      <p className="q-prompt">{item.exercise.prompt}</p>
      {item.exercise.kind === 'cloze' && (
        <p className="q-text">
          {item.exercise.parts.map(part => ('text' in part ? part.text : '____')).join('')}
        </p>
      )}
      <dl className="q-answers">
        {item.answerText !== undefined && <Line label="Jawaban Anda" text={item.answerText} />}
        {item.files.length > 0 && (
          <>
            <dt>Berkas Anda</dt>
            <dd>
              <SentFiles files={item.files} />
            </dd>
          </>
        )}
        {item.key !== undefined && <Line label="Kunci" text={item.key} />}
        {item.feedback !== undefined && <Line label="Pembahasan" text={item.feedback} />}
        {item.comment !== undefined && <Line label="Komentar pengajar" text={item.comment} />}
      </dl>
    </div>
  )
}

const Line = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </>
)
