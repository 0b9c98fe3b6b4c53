import './programs.css'
import { ButtonLink } from '../../../ui/kit/actions.tsx'
import { Empty } from '../../../ui/kit/list-frame.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { CurriculumPage } from './programs.contract.ts'

export const pages: PagesOf<'programs.curriculum'> = { 'programs.curriculum': Curriculum }

type Step = CurriculumPage['steps'][number]

/** The way through a programme, from its first class to its last. */
function Curriculum({ data }: { data: CurriculumPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame {...data} variant="offer">
      {data.steps.length === 0 ? (
        <Empty empty={data.empty} />
      ) : (
        <>
          <ol className="curriculum">
            {data.steps.map(step => (
              <li className="step" key={step.href}>
                <StepText step={step} />
                {step.modules.length > 0 && <Modules modules={step.modules} />}
              </li>
            ))}
          </ol>
          <ButtonLink action={data.program} look="line" />
        </>
      )}
    </DetailFrame>
  )
}

function StepText({ step }: { step: Step }) {
  return (
    <>
      <h2 className="step-title">
        <a href={step.href}>{step.title}</a>
      </h2>
      <p className="step-kind">
        {[step.kind, step.length, step.isOptional && 'pilihan'].filter(Boolean).join(', ')}
      </p>
      <p className="step-summary">{step.summary}</p>
    </>
  )
}

function Modules({ modules }: { modules: Step['modules'] }) {
  return (
    <div className="step-modules">
      {modules.map(module => (
        <details className="syllabus-module" key={module.title}>
          <summary>
            <span className="syllabus-title">{module.title}</span>
            <span className="syllabus-count">{`${module.chapters.length} bab`}</span>
          </summary>
          <ol>
            {module.chapters.map(chapter => (
              <li key={chapter.href || chapter.title}>
                {chapter.href ? <a href={chapter.href}>{chapter.title}</a> : chapter.title}{' '}
                <small>{`${chapter.minutes ?? 0} menit`}</small>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  )
}
