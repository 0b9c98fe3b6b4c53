import { commentLength } from './hand-ins.rules.ts'
import './hand-ins.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { OwnWork } from '../../../ui/office/own-work.tsx'
import { Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { Prose } from '../../../ui/prose.tsx'
import { AppealPosts } from './appeal-posts.views.tsx'
import { HandInForm } from './hand-in-form.views.tsx'
import type { OwnAssignmentPage, PastHandIn, Result } from './hand-in-pages.contract.ts'
import { SubmittedFiles, SubmittedLink } from './submitted-files.views.tsx'

export const pages: PagesOf<'handIns.own'> = { 'handIns.own': OwnAssignment }

/** An assignment as its learner has it: what to do, where it is written, what earlier tries came to. */
function OwnAssignment({ data }: { data: OwnAssignmentPage }) {
  const { closed, done, past, rubric } = data
  const isFirst = past.length === 0
  return (
    <OwnWork
      data={data}
      home={to.learning()}
      actions={
        <LinkButton href={data.discussHref} tone="quiet">
          Tanya tentang tugas ini
        </LinkButton>
      }
    >
      {done && (
        <Notice
          tone={past[0]?.stateTone === 'red' ? 'warning' : 'good'}
          action={<LinkButton href={data.classHref}>Kembali ke kelas</LinkButton>}
        >
          {done}
        </Notice>
      )}
      {closed && <Notice tone="warning">{closed}</Notice>}
      {data.mates.length > 0 && <Notice title="Kelompok Anda">{data.mates.join(', ')}</Notice>}
      {data.hasInstructions && (
        <Panel title="Yang dikerjakan">
          <Prose html={data.instructionsHtml} />
        </Panel>
      )}
      {rubric.length > 0 && <RubricTable rubric={rubric} />}
      {!closed && (isFirst || data.draft) && <HandInForm key={data.draft?.id ?? 0} data={data} />}
      {data.again && (
        <form method="post" action={data.action}>
          <button className="o-btn o-btn-main" type="submit" name="do" value="begin">
            {data.again}
          </button>
        </form>
      )}
      {past.map(one => (
        <Past key={one.id} one={one} />
      ))}
    </OwnWork>
  )
}

/** What is looked at, before one begins. */
function RubricTable({ rubric }: Pick<OwnAssignmentPage, 'rubric'>) {
  return (
    <Panel title="Cara menilai">
      <dl className="hi-rubric">
        {rubric.map(({ id, title, levels }) => (
          <div key={id}>
            <dt>{title}</dt>
            {levels.map(level => (
              <dd key={level.id}>
                {level.title} <small>{String(level.points).replace('.', ',')} poin</small>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** One try that was handed in, with what it came to. */
function Past({ one }: { one: PastHandIn }) {
  return (
    <Panel
      title={one.label}
      text={[`Dikumpulkan ${one.whenText}`, one.lateText].filter(Boolean).join(' · ')}
      actions={<Tag tone={one.stateTone}>{one.stateLabel}</Tag>}
    >
      {one.result && <ResultLines result={one.result} />}
      <p className="hi-receipt">
        Tanda terima <strong>{one.receipt}</strong>
      </p>
      {one.text && <p className="hi-text">{one.text}</p>}
      <SubmittedLink href={one.link} />
      <SubmittedFiles files={one.files} />
      {one.mayAppeal && <Appeal one={one} />}
    </Panel>
  )
}

function ResultLines({ result }: { result: Result }) {
  return (
    <div className="hi-result">
      {result.percentText && (
        <p className="hi-points">
          <strong>{result.percentText}</strong> {result.pointsText}{' '}
          {result.verdict && <Tag tone={result.verdict.tone}>{result.verdict.label}</Tag>}
        </p>
      )}
      {result.lateText && <p>{result.lateText}</p>}
      {result.criteria.length > 0 && (
        <dl className="hi-criteria">
          {result.criteria.map(one => (
            <div key={one.title}>
              <dt>{one.title}</dt>
              <dd>
                {one.level} <small>{one.pointsText}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {result.comment && <p className="hi-text hi-comment">{result.comment}</p>}
      {result.byText && <small>{result.byText}</small>}
    </div>
  )
}

/** Asking about a mark: a talk with whoever gave it. */
function Appeal({ one }: { one: PastHandIn }) {
  const [isOpen, setOpen] = useState(one.appeal.length > 0)
  const form = useForm({
    initial: { text: '' },
    submit: values => callApi('POST', `/v1/hand-ins/${one.id}/appeal`, values),
    said: 'Tanggapan terkirim kepada pengajar.',
  })
  return (
    <details className="hi-appeal" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Tanggapi nilai ini</summary>
      <AppealPosts posts={one.appeal} />
      <FormFrame form={form} submit="Kirim tanggapan">
        <TextArea
          label="Yang ingin Anda tanyakan tentang nilai ini"
          rows={3}
          required
          maxLength={commentLength}
          {...form.field('text')}
        />
      </FormFrame>
    </details>
  )
}
