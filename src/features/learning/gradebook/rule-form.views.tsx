import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { GradebookPage } from './gradebook.contract.ts'
import { decimal, type MissingRule, missingRules } from './gradebook.rules.ts'

const read = (text: string): number | null =>
  /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null

const nameOf = (id: number) => `weight-${id}`

/** What counts how much, what is missing, and from where on one has passed. */
export function RuleForm({ data: { id, things, rule } }: { data: GradebookPage }) {
  const chapters = things.flatMap(one => (one.id === null ? [] : [{ ...one, id: one.id }]))
  const form = useForm({
    initial: {
      missing: rule.missing as string,
      passingPercent: String(rule.passingPercent),
      attendanceWeight: decimal(rule.attendanceWeight),
      ...Object.fromEntries(chapters.map(one => [nameOf(one.id), decimal(one.weight)])),
    } as Record<string, string>,
    async submit(values) {
      const result = await callApi('PUT', `/v1/classes/${id}/gradebook/rule`, {
        missing: values.missing as MissingRule,
        passingPercent: read(values.passingPercent ?? ''),
        attendanceWeight: read(values.attendanceWeight ?? ''),
        weights: chapters.map(one => ({ chapterId: one.id, weight: read(values[nameOf(one.id)] ?? '') })),
        rev: rule.rev,
      })
      if (result.ok) return result
      // the call numbers the weights, the form names them
      const errors = result.errors.map(error => {
        const [, at] = /^weights\.(\d+)/.exec(error.field) ?? []
        const chapter = at === undefined ? undefined : chapters[Number(at)]
        return chapter ? { ...error, field: nameOf(chapter.id) } : error
      })
      return { ...result, errors }
    },
    said: 'Bobot tersimpan. Nilai akhir dihitung ulang.',
  })
  return (
    <FormFrame form={form} submit="Simpan bobot">
      <div className="o-grades-weights">
        {chapters.map(({ id: chapterId, title, kindText }) => (
          <TextField
            key={chapterId}
            label={title}
            hint={kindText}
            inputMode="decimal"
            autoComplete="off"
            required
            {...form.field(nameOf(chapterId))}
            value={form.values[nameOf(chapterId)] ?? ''}
          />
        ))}
        <TextField
          label="Kehadiran"
          hint="Pertemuan yang sudah lewat; 0 berarti tidak dihitung"
          inputMode="decimal"
          autoComplete="off"
          required
          {...form.field('attendanceWeight')}
          value={form.values.attendanceWeight ?? ''}
        />
      </div>
      <div className="o-grades-weights">
        <SelectField
          label="Yang belum ada nilainya"
          required
          {...form.field('missing')}
          value={form.values.missing ?? ''}
          options={Object.entries(missingRules).map(([value, label]) => ({ value, label }))}
        />
        <TextField
          label="Nilai minimal lulus"
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.field('passingPercent')}
          value={form.values.passingPercent ?? ''}
        />
      </div>
    </FormFrame>
  )
}
