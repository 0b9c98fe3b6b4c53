import './quiz.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { RadioField, SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { withSmall } from '../../../ui/office/list/columns.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Facts, Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { QuizResultsPage, ResultRow } from './quiz-pages.contract.ts'
import type { RegradeResult } from './quizzes.contract.ts'

export const pages: PagesOf<'quizzes.results'> = { 'quizzes.results': Results }

type Item = QuizResultsPage['items'][number]

const columns: Column<ResultRow>[] = [
  {
    key: 'name',
    label: 'Siswa',
    isMain: true,
    cell: row =>
      withSmall(row.href ? <a href={row.href}>{row.name}</a> : row.name, `Percobaan ${row.number}`),
  },
  { key: 'state', label: 'Status', cell: row => <Tag tone={row.stateTone}>{row.stateLabel}</Tag> },
  {
    key: 'points',
    label: 'Nilai',
    cell: row =>
      withSmall(row.percentText || '–', row.isCounted ? `${row.pointsText}, dihitung` : row.pointsText),
  },
  { key: 'when', label: 'Waktu', cell: row => row.whenText },
]

/** What people came to in a quiz, and what that says of its questions. */
function Results({ data }: { data: QuizResultsPage }) {
  const [regraded, setRegraded] = useState<Item>()
  const [isEasing, setEasing] = useState(false)
  const items: Column<Item>[] = [
    {
      key: 'name',
      label: 'Soal',
      isMain: true,
      cell: item => withSmall(<a href={item.href}>{item.name}</a>, item.hint),
    },
    { key: 'people', label: 'Orang', cell: item => String(item.people) },
    { key: 'facility', label: 'Tingkat kemudahan', cell: item => item.facilityText },
    { key: 'discrimination', label: 'Daya beda', cell: item => item.discriminationText },
    {
      key: 'do',
      label: 'Tindakan',
      isLabelHidden: true,
      cell: item =>
        data.mayGrade &&
        item.hasNewVersion && (
          <Button isSmall onClick={() => setRegraded(item)}>
            Nilai ulang
          </Button>
        ),
    },
  ]
  return (
    <Office
      path={to.quizzes()}
      title={`Hasil: ${data.title}`}
      text={data.className}
      crumbs={[{ label: 'Kuis', href: to.quizzes() }, { label: data.title }]}
      actions={
        data.mayGrade && (
          <>
            <Button onClick={() => setEasing(true)}>Beri kelonggaran</Button>
            <LinkButton href={data.settingsHref}>Pengaturan kuis</LinkButton>
          </>
        )
      }
    >
      <Panel>
        <Facts facts={data.figures} />
      </Panel>
      <Panel title="Siswa" isFlush>
        <Table
          caption="Percobaan siswa"
          columns={columns}
          rows={data.rows}
          rowKey={row => row.id}
          empty={
            <Empty
              icon="users"
              title="Belum ada percobaan"
              text="Hasil muncul setelah siswa mengerjakan kuis ini."
            />
          }
        />
      </Panel>
      <Panel
        title="Analisis soal"
        text="Dari percobaan pertama. Daya beda: seberapa sejalan soal ini dengan nilai soal lainnya, dari −1 sampai 1."
        isFlush
      >
        <Table
          caption="Analisis soal"
          columns={items}
          rows={data.items}
          rowKey={item => item.questionId}
          empty={
            <Empty
              icon="list"
              title="Belum ada data"
              text="Analisis muncul setelah percobaan pertama dinilai."
            />
          }
        />
      </Panel>
      {regraded && (
        <RegradeDialog
          chapterId={data.chapterId}
          item={regraded}
          ways={data.ways}
          onClose={() => setRegraded(undefined)}
        />
      )}
      {isEasing && <EaseDialog data={data} onClose={() => setEasing(false)} />}
    </Office>
  )
}

interface RegradeProps {
  chapterId: number
  item: Item
  ways: QuizResultsPage['ways']
  onClose: () => void
}

/** First who would gain or lose, then for good. */
function RegradeDialog({ chapterId, item, ways, onClose }: RegradeProps) {
  const [seen, setSeen] = useState<{ way: string; result: RegradeResult }>()
  const form = useForm<{ way: string }, RegradeResult & { isTrial: boolean; way: string }>({
    initial: { way: 'best' },
    async submit({ way }) {
      const isTrial = seen?.way !== way
      const body = { questionId: item.questionId, way, isTrial }
      const result = await callApi<RegradeResult>('POST', `/v1/quizzes/${chapterId}/regrade`, body)
      return result.ok ? { ...result, data: { ...result.data, isTrial, way } } : result
    },
    onDone(result) {
      if (result.isTrial) setSeen({ way: result.way, result })
      else onClose()
    },
    said: ({ changed, total, isTrial }) =>
      isTrial ? `${changed} dari ${total} nilai akan berubah.` : 'Soal dinilai ulang.',
  })
  const shown = seen?.way === form.values.way ? seen.result : undefined
  return (
    <FormDialog
      title="Nilai ulang dengan versi baru"
      open
      onClose={onClose}
      form={form}
      submit={shown ? `Ubah ${shown.changed} nilai` : 'Lihat akibatnya'}
    >
      <p>{item.name}</p>
      <RadioField legend="Cara menilai ulang" {...form.field('way')} options={ways} />
      {shown && (
        <ul className="q-past" aria-label="Nilai yang berubah">
          {shown.rows.length === 0 && <li>Tidak ada nilai yang berubah.</li>}
          {shown.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike, and the list stays as it is
            <li key={index}>{`${row.name}: ${row.before} → ${row.after} poin`}</li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}

function EaseDialog({ data, onClose }: { data: QuizResultsPage; onClose: () => void }) {
  const form = useForm({
    initial: { membershipId: '', timeFactor: '1,5', moreAttempts: '0', reason: '' },
    submit: values =>
      callApi('PUT', `/v1/quizzes/${data.chapterId}/accommodations`, {
        membershipId: Number(values.membershipId),
        timeFactor: Number(values.timeFactor.replace(',', '.')),
        moreAttempts: Number(values.moreAttempts),
        reason: values.reason,
      }),
    onDone: onClose,
    said: 'Kelonggaran tersimpan untuk semua kuis kelas ini.',
  })
  return (
    <FormDialog title="Beri kelonggaran" open onClose={onClose} form={form} submit="Simpan">
      <SelectField
        label="Siswa"
        placeholder="Pilih siswa"
        required
        {...form.field('membershipId')}
        options={data.learners.map(one => ({
          value: String(one.id),
          label:
            one.timeFactor > 1 || one.moreAttempts > 0
              ? `${one.name} (waktu × ${one.timeFactor}, +${one.moreAttempts} kesempatan)`
              : one.name,
        }))}
      />
      <TextField
        label="Pengali waktu"
        inputMode="decimal"
        hint="1 sampai 3. Yang sedang mengerjakan langsung mendapat tambahan waktunya."
        {...form.field('timeFactor')}
      />
      <TextField label="Kesempatan tambahan" inputMode="numeric" {...form.field('moreAttempts')} />
      <TextField label="Alasan" {...form.field('reason')} />
    </FormDialog>
  )
}
