import { commentLength } from './hand-ins.rules.ts'
import './hand-ins.css'
import { to } from '../../../routes.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { Prose } from '../../../ui/prose.tsx'
import { AppealPosts } from './appeal-posts.views.tsx'
import { GradeForm } from './grade-form.views.tsx'
import type { MarkHandInPage } from './hand-in-pages.contract.ts'
import { Similarity } from './similarity.views.tsx'
import { SubmittedFiles, SubmittedLink } from './submitted-files.views.tsx'

export const pages: PagesOf<'handIns.marking'> = { 'handIns.marking': MarkHandIn }

/** One that was handed in, beside what it comes to. */
function MarkHandIn({ data }: { data: MarkHandInPage }) {
  return (
    <Office
      path={to.marking()}
      title={data.name}
      text={[
        `${data.title}, ${data.className}`,
        `dikumpulkan ${data.submittedText}`,
        data.lateText,
        data.placeText,
      ]
        .filter(Boolean)
        .join(' · ')}
      crumbs={[
        { label: 'Penilaian', href: to.marking() },
        { label: data.title, href: data.listHref },
        { label: data.name },
      ]}
      actions={
        <>
          <Tag tone={data.stateTone}>{data.stateLabel}</Tag>
          {data.previousHref && <LinkButton href={data.previousHref}>Sebelumnya</LinkButton>}
          {data.nextHref && <LinkButton href={data.nextHref}>Berikutnya</LinkButton>}
        </>
      }
    >
      {data.mates.length > 0 && <Notice title="Dikerjakan bersama">{data.mates.join(', ')}</Notice>}
      {data.state === 'replaced' && (
        <Notice tone="warning">Siswa sudah mengumpulkan yang lebih baru; yang ini tidak dinilai.</Notice>
      )}
      <div className="hi-desk">
        <div className="hi-form">
          <Panel title="Yang dikumpulkan">
            {data.text && <p className="hi-text">{data.text}</p>}
            <SubmittedLink href={data.link} />
            <SubmittedFiles files={data.files} />
            {!data.text && !data.link && data.files.length === 0 && <p>Kosong.</p>}
          </Panel>
          {data.text && <Similarity key={data.id} id={data.id} />}
          {data.hasInstructions && (
            <Panel>
              <details className="hi-appeal">
                <summary>Petunjuk tugas</summary>
                <Prose html={data.instructionsHtml} />
              </details>
            </Panel>
          )}
          {(data.others.length > 0 || data.history.length > 0) && (
            <Panel title="Riwayat">
              <ul className="hi-likes">
                {data.history.map(line => (
                  <li key={line}>{line}</li>
                ))}
                {data.others.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
        <div className="hi-desk-side">
          {data.appeal.length > 0 && <Appeal key={data.appeal.length} data={data} />}
          {data.state !== 'replaced' && <GradeForm key={`${data.id} ${data.event}`} data={data} />}
        </div>
      </div>
    </Office>
  )
}

/** What was said about the mark, and an answer to it. */
function Appeal({ data }: { data: MarkHandInPage }) {
  const form = useForm({
    initial: { text: '' },
    submit: values => callApi('POST', `/v1/hand-ins/${data.id}/appeal-answers`, values),
    said: 'Jawaban terkirim kepada siswa.',
  })
  return (
    <Panel title="Tanggapan atas nilai">
      <AppealPosts posts={data.appeal} />
      <FormFrame form={form} submit="Kirim jawaban">
        <TextArea label="Jawaban Anda" required rows={3} maxLength={commentLength} {...form.field('text')} />
      </FormFrame>
    </Panel>
  )
}
