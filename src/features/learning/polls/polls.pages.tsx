import './polls.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { ComboField, type ComboOption, filterOptions } from '../../../ui/office/combo-field.tsx'
import { SelectField } from '../../../ui/office/fields.tsx'
import { FormProblem } from '../../../ui/office/form-problem.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Panel } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { Picture } from './picture.views.tsx'
import type { PollPage } from './polls.contract.ts'

export const pages: PagesOf<'polls.class'> = { 'polls.class': ClassPoll }

/** Asks the class, and shows it before the eyes of whoever teaches. */
function ClassPoll({ data }: { data: PollPage }) {
  return (
    <Office
      path={to.teaching()}
      title={`Tanya ${data.name}`}
      text="Satu soal, dijawab bersama. Bicarakan jawabannya, lalu tanyakan lagi."
      crumbs={[
        { label: 'Mengajar', href: to.teaching() },
        { label: data.name, href: to.classProgress({ id: data.classId }) },
        { label: 'Tanya kelas' },
      ]}
    >
      {data.picture ? <Picture key={data.picture.id} begun={data.picture} /> : <Ask data={data} />}
      {data.past.length > 0 && (
        <Panel title="Sebelumnya">
          <ul className="o-poll-past">
            {data.past.map(one => (
              <li key={one.id}>
                <strong>{one.prompt}</strong>
                <small>{`${one.when} · ${one.words}`}</small>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Office>
  )
}

function Ask({ data: { classId, runs, questions } }: { data: PollPage }) {
  const [chosen, setChosen] = useState<ComboOption>()
  const form = useForm({
    initial: { runId: '' },
    submit: ({ runId }) =>
      callApi('POST', '/v1/polls', {
        classId,
        questionId: Number(chosen?.value ?? 0),
        ...(runId && { runId: Number(runId) }),
      }),
    said: 'Pertanyaan diajukan. Peserta menemukannya di halaman kelasnya.',
  })
  if (questions.length === 0)
    return (
      <Panel>
        <Empty
          level="h2"
          icon="list"
          title="Belum ada soal yang dapat ditanyakan"
          text="Yang ditanyakan adalah soal pilihan ganda atau benar-salah yang siap dipakai. Umpan balik setiap pilihan yang salah menjadi kesalahpahaman yang tampil di sini."
          action={
            <LinkButton tone="main" href={to.newQuestion({ kind: 'single' })}>
              Tulis soal
            </LinkButton>
          }
        />
      </Panel>
    )
  return (
    <Panel title="Ajukan pertanyaan">
      <form className="o-form" onSubmit={form.onSubmit} noValidate>
        <ComboField
          label="Soal"
          name="questionId"
          required
          hint="Pilihan ganda atau benar-salah dari bank soal, yang siap dipakai."
          emptyText="Tidak ada soal seperti itu"
          value={chosen}
          onChange={setChosen}
          find={text => filterOptions(questions, text)}
          error={form.errors.questionId}
        />
        {runs.length > 0 && (
          <SelectField
            label="Untuk"
            {...form.field('runId')}
            options={[{ value: '', label: 'Seluruh kelas' }, ...runs]}
          />
        )}
        <FormProblem form={form} />
        <div className="o-actions">
          <Button type="submit" tone="main" busy={form.isSending}>
            Tanyakan sekarang
          </Button>
        </div>
      </form>
    </Panel>
  )
}
