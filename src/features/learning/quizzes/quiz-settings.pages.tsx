import { to } from '../../../routes.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { ChapterSettings } from '../../../ui/office/chapter-settings.tsx'
import { CheckField, DateField, SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { Empty, Panel } from '../../../ui/office/panels.tsx'
import { Rows } from '../../../ui/office/rows.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { QuizSettingsPage } from './quiz-pages.contract.ts'
import { countings, modes } from './quizzes.rules.ts'
import { ReviewFields } from './review-fields.views.tsx'

export const pages: PagesOf<'quizzes.settings'> = { 'quizzes.settings': QuizSettingsEditor }

const labelled = (words: Readonly<Record<string, { label: string; hint: string }>>) =>
  Object.entries(words).map(([value, { label, hint }]) => ({
    value,
    label: `${label} – ${hint.toLowerCase()}`,
  }))
const named = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

interface SlotDraft {
  /** "q7" a question, "#tcp" questions of a tag */
  what: string
  pick: string
  points: string
}

const numberOrNone = (text: string): number | null => {
  const typed = text.trim().replace(',', '.')
  return typed === '' ? null : Number(typed)
}
const text = (value: number | null) => (value === null ? '' : String(value).replace('.', ','))

const slotOf = ({ what, pick, points }: SlotDraft) => ({
  questionId: what.startsWith('q') ? Number(what.slice(1)) : null,
  tag: what.startsWith('#') ? what.slice(1) : null,
  pick: what.startsWith('q') ? 1 : Number(pick || '1'),
  points: numberOrNone(points),
})

/** How the quiz of a chapter goes, and what it asks. */
function QuizSettingsEditor({ data }: { data: QuizSettingsPage }) {
  const { settings } = data
  const form = useForm({
    initial: {
      mode: settings.mode as string,
      intro: settings.intro,
      minutes: text(settings.minutes),
      opensAt: settings.opensAt,
      closesAt: settings.closesAt,
      attempts: text(settings.attempts),
      passingPercent: String(settings.passingPercent),
      isShuffled: settings.isShuffled,
      isOneByOne: settings.isOneByOne,
      counts: settings.counts as string,
      review: settings.review,
      isOpen: settings.isOpen,
      isSealed: settings.isSealed,
      graceMinutes: String(settings.graceMinutes),
      slots: settings.slots.map(slot => ({
        what: slot.questionId === null ? `#${slot.tag}` : `q${slot.questionId}`,
        pick: String(slot.pick),
        points: text(slot.points),
      })),
    },
    submit: values =>
      callApi<{ questions: number; isOpen: boolean }>('PUT', `/v1/quizzes/${data.chapterId}`, {
        ...values,
        version: settings.version,
        minutes: numberOrNone(values.minutes),
        attempts: numberOrNone(values.attempts),
        passingPercent: Number(values.passingPercent),
        graceMinutes: Number(values.graceMinutes),
        slots: values.slots.map(slotOf),
      }),
    said: ({ questions, isOpen }) =>
      `Kuis tersimpan: ${questions} soal${isOpen ? ', dibuka untuk siswa' : ''}.`,
  })
  const { values } = form
  const options = [
    ...data.questions.map(({ value, label }) => ({ value: `q${value}`, label })),
    ...data.tags.map(({ value, label }) => ({ value: `#${value}`, label: `Acak dari tanda: ${label}` })),
  ]
  return (
    <ChapterSettings
      data={data}
      list={{ label: 'Kuis', href: to.quizzes() }}
      chapterWords="Ke babnya"
      results={{ label: 'Hasil dan analisis', href: data.resultsHref }}
      form={form}
      open={form.field('isOpen')}
      openHint="Bab ini lalu selesai setelah siswa lulus kuisnya."
      submit="Simpan kuis"
    >
      <Panel
        title="Soal"
        text="Soal tertentu, atau beberapa soal yang diambil acak dari sebuah tanda untuk setiap siswa."
        actions={<LinkButton href={to.questions()}>Bank soal</LinkButton>}
      >
        {form.errors.slots && <p className="o-error">{form.errors.slots}</p>}
        {options.length === 0 ? (
          <Empty
            icon="pen"
            title="Belum ada soal yang siap dipakai"
            text="Tulis soal pertama, atau impor yang sudah Anda ketik; sesudah itu kembali ke sini."
            action={
              <>
                <LinkButton href={to.newQuestion()} tone="main" icon="plus">
                  Soal baru
                </LinkButton>
                <LinkButton href={to.importQuestions()}>Impor soal</LinkButton>
              </>
            }
          />
        ) : (
          <Rows<SlotDraft>
            noun="baris soal"
            rows={values.slots}
            empty={() => ({ what: options[0]?.value ?? '', pick: '1', points: '' })}
            most={100}
            onChange={slots => form.set('slots', slots)}
          >
            {(row, index, put) => (
              <>
                <SelectField
                  label={`Soal ${index + 1}`}
                  required
                  name={`what-${index}`}
                  value={row.what}
                  options={options}
                  error={form.errors[`slots.${index}.questionId`]}
                  onChange={what => put({ ...row, what })}
                />
                {row.what.startsWith('#') && (
                  <TextField
                    label={`Banyak soal ${index + 1}`}
                    required
                    name={`pick-${index}`}
                    inputMode="numeric"
                    value={row.pick}
                    error={form.errors[`slots.${index}.pick`]}
                    onChange={pick => put({ ...row, pick })}
                  />
                )}
                <TextField
                  label={`Poin ${index + 1}`}
                  name={`points-${index}`}
                  inputMode="decimal"
                  whenEmpty="Kosong: poin soalnya sendiri."
                  value={row.points}
                  error={form.errors[`slots.${index}.points`]}
                  onChange={points => put({ ...row, points })}
                />
              </>
            )}
          </Rows>
        )}
      </Panel>
      <Panel title="Jalannya kuis">
        <SelectField label="Jenis" required {...form.field('mode')} options={labelled(modes)} />
        <TextArea label="Petunjuk untuk siswa" rows={3} {...form.field('intro')} />
        {values.mode !== 'mastery' && (
          <TextField
            label="Batas waktu"
            suffix="menit"
            inputMode="numeric"
            whenEmpty="Kosong: tanpa batas waktu."
            {...form.field('minutes')}
          />
        )}
        <DateField
          label="Dibuka"
          hasTime
          whenEmpty="Kosong: sejak dibuka untuk siswa."
          {...form.field('opensAt')}
        />
        <DateField label="Ditutup" hasTime whenEmpty="Kosong: tidak ditutup." {...form.field('closesAt')} />
        {values.mode !== 'mastery' && (
          <>
            <TextField
              label="Banyak kesempatan"
              inputMode="numeric"
              whenEmpty="Kosong: boleh diulang."
              {...form.field('attempts')}
            />
            <SelectField
              label="Yang dihitung"
              required
              {...form.field('counts')}
              options={named(countings)}
            />
            <TextField
              label="Nilai minimal lulus"
              required
              suffix="%"
              inputMode="numeric"
              {...form.field('passingPercent')}
            />
          </>
        )}
        <CheckField label="Acak urutan soal dan pilihan" {...form.field('isShuffled')} />
        {values.mode !== 'mastery' && (
          <CheckField label="Tampilkan soal satu per satu" {...form.field('isOneByOne')} />
        )}
      </Panel>
      {values.mode === 'exam' && (
        <Panel
          title="Jaringan yang sering putus"
          text="Sehari sebelum ujian dibuka, siswa dapat menyimpan naskah tersegel di perangkatnya. Kuncinya baru dikirim saat ujian dimulai; setelah itu ujian berjalan tanpa jaringan. Kunci jawaban tidak ada di dalamnya."
        >
          <CheckField label="Siswa boleh menyiapkan ujian sebelumnya" {...form.field('isSealed')} />
          {values.isSealed && (
            <TextField
              label="Tenggang pengumpulan"
              required
              suffix="menit"
              inputMode="numeric"
              hint="Selama itu setelah waktu habis, jawaban yang menurut perangkatnya diketik sebelum waktu habis masih dihitung. Perangkat dapat berbohong paling banyak selama tenggang ini; yang tiba terlambat tercatat dan terlihat saat menilai."
              {...form.field('graceMinutes')}
            />
          )}
        </Panel>
      )}
      <Panel
        title="Yang terlihat oleh siswa"
        text="Sebelum waktunya, kunci dan pembahasan tidak pernah dikirim."
      >
        <ReviewFields review={values.review} onChange={review => form.set('review', review)} />
      </Panel>
    </ChapterSettings>
  )
}
