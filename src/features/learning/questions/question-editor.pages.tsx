import './questions.css'
import { useEffect, useState } from 'react'
import { to } from '../../../routes.ts'
import type { Given } from '../../../shared/exercise.ts'
import { ExerciseField } from '../../../ui/exercise/exercise-field.tsx'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormProblem } from '../../../ui/office/form-problem.tsx'
import { goTo, reloadPage } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { draftOf, type QuestionDraft, specFrom } from './question-draft.ts'
import { kindNames, type QuestionKindName, questionStates } from './question-kinds.rules.ts'
import { QuestionParts } from './question-parts.views.tsx'
import { tagsOf } from './question-tags.ts'
import type { KeptQuestion, QuestionPage, Trial } from './questions.contract.ts'

export const pages: PagesOf<'questions.editor'> = { 'questions.editor': QuestionEditor }

const stateOptions = Object.entries(questionStates).map(([value, { label }]) => ({ value, label }))

/** One question, and beside it how a learner sees it. */
function QuestionEditor({ data }: { data: QuestionPage }) {
  const { id, kind } = data
  const toasts = useToasts()
  const [version, setVersion] = useState(data.version)
  const form = useForm({
    initial: {
      draft: draftOf(data.spec),
      points: String(data.points).replace('.', ','),
      tags: data.tags.join(', '),
      competence: data.competence,
      state: data.state as string,
    },
    submit(values) {
      const body = {
        spec: specFrom(kind, values.draft),
        points: Number(values.points.replace(',', '.')),
        tags: tagsOf(values.tags),
        competence: values.competence,
        state: values.state,
      }
      return id === null
        ? callApi<KeptQuestion>('POST', '/v1/questions', { kind, ...body })
        : callApi<KeptQuestion>('PUT', `/v1/questions/${id}`, { version, ...body })
    },
    onDone(kept) {
      setVersion(kept.version)
      toasts.show({
        message:
          kept.version > 1 && kept.version !== version
            ? `Tersimpan sebagai versi ${kept.version}`
            : 'Soal tersimpan',
      })
      if (id === null) goTo(to.question(kept))
      else reloadPage()
    },
  })
  const { draft } = form.values
  const set = (part: Partial<QuestionDraft>) => form.set('draft', { ...draft, ...part })
  const errorOf = (field: string) => form.errors[field]
  return (
    <Office
      path={to.questions()}
      title={id === null ? `Soal baru: ${kindNames[kind].label}` : kindNames[kind].label}
      text={kindNames[kind].hint}
      crumbs={[{ label: 'Soal', href: to.questions() }, { label: id === null ? 'Soal baru' : `Soal ${id}` }]}
    >
      {data.uses > 0 && (
        <Notice>
          {`Dipakai ${data.uses} kuis. Mengubah isinya membuat versi baru: percobaan yang sudah ada tetap memakai versi lama, sampai Anda menilai ulang dari hasil kuisnya.`}
        </Notice>
      )}
      <div className="o-question">
        <Panel title="Isi soal">
          <form className="o-form o-form-wide" onSubmit={form.onSubmit} noValidate>
            <TextArea
              label={kind === 'truefalse' ? 'Pernyataan' : kind === 'cloze' ? 'Petunjuk' : 'Pertanyaan'}
              name="prompt"
              required
              rows={4}
              value={draft.prompt}
              error={errorOf('prompt')}
              onChange={prompt => set({ prompt })}
            />
            <QuestionParts kind={kind} draft={draft} set={set} errorOf={errorOf} />
            <TextArea
              label="Pembahasan"
              name="feedback"
              hint="Terlihat setelah kuis, bila kuisnya membolehkan."
              value={draft.feedback}
              error={errorOf('feedback')}
              onChange={feedback => set({ feedback })}
            />
            <TextField label="Poin" inputMode="decimal" {...form.field('points')} />
            <TextField
              label="Tanda"
              hint={`Pisahkan dengan koma.${data.knownTags.length > 0 ? ` Sudah ada: ${data.knownTags.slice(0, 8).join(', ')}.` : ''}`}
              {...form.field('tags')}
            />
            <TextField label="Kompetensi" {...form.field('competence')} />
            <SelectField
              label="Status"
              hint="Hanya soal yang siap dipakai dapat terambil acak oleh kuis."
              {...form.field('state')}
              options={stateOptions}
            />
            <FormProblem form={form} />
            <div className="o-actions">
              <Button type="submit" tone="main" busy={form.isSending}>
                Simpan soal
              </Button>
            </div>
          </form>
        </Panel>
        <Preview kind={kind} draft={draft} />
      </div>
    </Office>
  )
}

/** As a learner sees it; an answer may be tried, and nothing of it is kept. */
function Preview({ kind, draft }: { kind: QuestionKindName; draft: QuestionDraft }) {
  const [shown, setShown] = useState<Trial>()
  const [problem, setProblem] = useState('')
  const [given, setGiven] = useState<Given>(null)

  // the server says how it looks and what an answer is worth: the same words that learners get
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const body = { kind, spec: specFrom(kind, draft), ...(given === null ? {} : { answer: given }) }
      const result = await callApi<Trial>('POST', '/v1/questions/trial', body, leaving.signal)
      if (leaving.signal.aborted) return
      if (result.ok) setShown(result.data)
      setProblem(result.ok ? '' : result.message)
      // an answer to parts that are gone is no answer
      if (!result.ok && result.errors.some(({ field }) => field === 'answer')) setGiven(null)
    }, 500)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [kind, draft, given])

  return (
    <div className="o-question-preview">
      <Panel title="Seperti yang dilihat siswa" text="Coba jawab; tidak ada yang disimpan.">
        {shown ? (
          <>
            <ExerciseField exercise={shown.exercise} given={given} onChange={setGiven} name="trial" />
            <div className="o-question-key">
              {shown.percent !== null && (
                <p role="status">
                  Jawaban ini bernilai <strong>{shown.percent}%</strong>
                </p>
              )}
              {shown.key && <p>Kunci: {shown.key}</p>}
              <p>{shown.rule}</p>
            </div>
            {shown.draws.length > 0 && (
              <ol className="o-question-draws" aria-label="Contoh angka yang terambil">
                {shown.draws.map(({ prompt, key }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the draws of ten seeds, in order
                  <li key={index}>
                    {prompt} <strong>{key}</strong>
                  </li>
                ))}
              </ol>
            )}
          </>
        ) : (
          <p className="o-hint">{problem || 'Isi soalnya dulu; pratinjaunya muncul di sini.'}</p>
        )}
        {shown && problem && <p className="o-hint">{`Belum lengkap: ${problem}`}</p>}
      </Panel>
    </div>
  )
}
