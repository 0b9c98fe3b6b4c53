import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { GradebookPage } from './gradebook.contract.ts'
import { decimal, type MissingRule, missingRules } from './gradebook.rules.ts'

const read = (text: string): number | null =>
  /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null

/** "A 85, B 70, C 0"; what cannot be read is sent as it is, and the server says so */
const lettersIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => {
      const [letter = '', least = ''] = part.split(/\s+/)
      return { letter, least: read(least) }
    })

const nameOf = (id: number) => `weight-${id}`

/** What counts how much, what is missing, and from where on one has passed. */
export function RuleForm({ data: { id, things, rule } }: { data: GradebookPage }) {
  const chapters = things.flatMap(one => (one.id === null ? [] : [{ ...one, id: one.id }]))
  const form = useForm({
    initial: {
      missing: rule.missing as string,
      passingPercent: String(rule.passingPercent),
      attendanceWeight: decimal(rule.attendanceWeight),
      letters: rule.letters.map(({ letter, least }) => `${letter} ${least}`).join(', '),
      ...Object.fromEntries(chapters.map(one => [nameOf(one.id), decimal(one.weight)])),
    } as Record<string, string>,
    async submit(values) {
      const result = await callApi('PUT', `/v1/classes/${id}/gradebook/rule`, {
        missing: values.missing as MissingRule,
        passingPercent: read(values.passingPercent ?? ''),
        attendanceWeight: read(values.attendanceWeight ?? ''),
        letters: lettersIn(values.letters ?? ''),
        weights: chapters.map(one => ({ chapterId: one.id, weight: read(values[nameOf(one.id)] ?? '') })),
        rev: rule.rev,
      })
      if (result.ok) return result
      // the call numbers the weights, the form names them
      const errors = result.errors.map(error => {
        if (error.field.startsWith('letters')) return { ...error, field: 'letters' }
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
        <TextField
          label="Skala huruf"
          hint="Huruf dan nilai terkecilnya, dari yang tertinggi: A 85, B 70, C 55, D 0. Kosong: angka saja."
          autoComplete="off"
          {...form.field('letters')}
          value={form.values.letters ?? ''}
        />
      </div>
    </FormFrame>
  )
}
