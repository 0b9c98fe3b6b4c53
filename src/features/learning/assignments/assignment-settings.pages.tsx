import './assignments.css'
import { to } from '../../../routes.ts'
import { pointsText, typedPoints } from '../../../shared/points.ts'
import { choicesOf } from '../../../ui/lists.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { ChapterSettings } from '../../../ui/office/chapter-settings.tsx'
import { CheckField, DateField, SelectField, TextField } from '../../../ui/office/fields.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { AssignmentSettingsPage } from './assignment-pages.contract.ts'
import { lateRules, takes } from './assignments.rules.ts'
import { GroupsPanel } from './groups-panel.views.tsx'
import { RubricFields, type TypedCriterion } from './rubric-fields.views.tsx'

export const pages: PagesOf<'assignments.settings'> = { 'assignments.settings': AssignmentSettingsEditor }

/** What the assignment of a chapter takes, until when, and how it is marked. */
function AssignmentSettingsEditor({ data }: { data: AssignmentSettingsPage }) {
  const { settings } = data
  const form = useForm({
    initial: {
      takes: settings.takes as string[],
      isGroup: settings.isGroup,
      attempts: settings.attempts === null ? '' : String(settings.attempts),
      dueAt: settings.dueAt,
      dues: data.dues,
      late: settings.late as string,
      latePercent: String(settings.latePercent),
      lateMost: String(settings.lateMost),
      points: pointsText(settings.points),
      rubric: settings.rubric.map(
        (one): TypedCriterion => ({
          id: one.id,
          title: one.title,
          levels: one.levels.map(level => ({ ...level, points: pointsText(level.points) })),
        }),
      ),
      isOpen: settings.isOpen,
    },
    submit: values =>
      callApi<{ isOpen: boolean }>('PUT', `/v1/assignments/${data.chapterId}`, {
        ...values,
        version: settings.version,
        attempts: values.attempts.trim() === '' ? null : Number(values.attempts),
        latePercent: Number(values.latePercent || '10'),
        lateMost: Number(values.lateMost || '50'),
        points: typedPoints(values.points || '100'),
        dues: values.dues.map(({ runId, dueAt }) => ({ runId, dueAt })),
        rubric: values.rubric.map(one => ({
          ...one,
          levels: one.levels.map(level => ({ ...level, points: typedPoints(level.points) })),
        })),
      }),
    said: ({ isOpen }) => (isOpen ? 'Tugas tersimpan dan dibuka untuk siswa.' : 'Tugas tersimpan.'),
  })
  const { values } = form
  return (
    <ChapterSettings
      data={data}
      list={{ label: 'Tugas', href: to.assignments() }}
      chapterWords="Tulis petunjuknya"
      results={{ label: 'Kumpulan tugas', href: data.handInsHref }}
      form={form}
      open={form.field('isOpen')}
      openHint="Bab ini lalu dikerjakan di halaman tugasnya, dan selesai seperti yang diatur pada bab."
      submit="Simpan tugas"
      besides={settings.isGroup && <GroupsPanel chapterId={data.chapterId} people={data.people} />}
    >
      <Panel
        title="Yang dikumpulkan"
        text="Petunjuknya Anda tulis di bab ini; di sini Anda memilih apa yang dikumpulkan siswa."
      >
        <fieldset className="o-radios">
          <legend>Boleh dikumpulkan</legend>
          {choicesOf(takes).map(({ value, label }) => (
            <CheckField
              key={value}
              label={label}
              name={`takes-${value}`}
              value={values.takes.includes(value)}
              onChange={isOn =>
                form.set('takes', [...values.takes.filter(one => one !== value), ...(isOn ? [value] : [])])
              }
            />
          ))}
        </fieldset>
        {form.errors.takes && <p className="o-error">{form.errors.takes}</p>}
        <CheckField
          label="Dikerjakan berkelompok"
          hint="Satu orang mengumpulkan untuk seluruh kelompoknya."
          {...form.field('isGroup')}
        />
        <TextField
          label="Banyak kesempatan mengumpulkan"
          inputMode="numeric"
          hint="Kosong: boleh dikumpulkan lagi sampai dinilai."
          {...form.field('attempts')}
        />
      </Panel>
      <Panel title="Batas waktu" text={`Waktu setempat, ${data.timeZoneText}.`}>
        <DateField
          label={data.dues.length > 0 ? 'Untuk angkatan tanpa batas sendiri' : 'Paling lambat'}
          hasTime
          {...form.field('dueAt')}
        />
        {values.dues.map((due, index) => (
          <DateField
            key={due.runId}
            label={`Paling lambat, ${due.name}`}
            hasTime
            name={`dues.${index}.dueAt`}
            value={due.dueAt}
            error={form.errors[`dues.${index}.dueAt`]}
            onChange={dueAt =>
              form.set(
                'dues',
                values.dues.map(one => (one.runId === due.runId ? { ...one, dueAt } : one)),
              )
            }
          />
        ))}
        <SelectField required label="Yang terlambat" {...form.field('late')} options={choicesOf(lateRules)} />
        {values.late === 'deduct' && (
          <>
            <TextField
              required
              label="Potongan setiap hari"
              suffix="%"
              inputMode="numeric"
              {...form.field('latePercent')}
            />
            <TextField
              required
              label="Potongan paling banyak"
              suffix="%"
              inputMode="numeric"
              {...form.field('lateMost')}
            />
          </>
        )}
      </Panel>
      <Panel
        title="Cara menilai"
        text="Dengan rubrik, poinnya adalah jumlah tingkat yang dipilih. Tanpa rubrik, penilai menulis poinnya."
      >
        <RubricFields
          rubric={values.rubric}
          errors={form.errors}
          onChange={rubric => form.set('rubric', rubric)}
        />
        {values.rubric.length === 0 && (
          <TextField required label="Poin penuh" inputMode="decimal" {...form.field('points')} />
        )}
      </Panel>
    </ChapterSettings>
  )
}
