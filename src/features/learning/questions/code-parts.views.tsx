import { codeLanguages } from '../../../shared/exercise.ts'
import { SelectField, TextArea } from '../../../ui/office/fields.tsx'
import type { PartsProps } from './question-draft.ts'

/** For those who mark what no machine can. */
export const GuideField = ({ draft, set, errorOf }: Pick<PartsProps, 'draft' | 'set' | 'errorOf'>) => (
  <TextArea
    label="Pedoman penilaian"
    name="guide"
    hint="Hanya terlihat oleh yang menilai."
    value={draft.guide}
    error={errorOf('guide')}
    onChange={guide => set({ guide })}
  />
)

/** What a program begins with, is given and has to print. */
export function CodeParts(props: PartsProps) {
  const { draft, set, errorOf } = props
  const area = (name: 'starter' | 'input' | 'expected', label: string, hint: string) => (
    <TextArea
      label={label}
      name={name}
      rows={4}
      hint={hint}
      value={draft[name]}
      error={errorOf(name)}
      onChange={value => set({ [name]: value })}
    />
  )
  return (
    <>
      <SelectField
        label="Bahasa"
        name="language"
        value={draft.language}
        onChange={language => set({ language })}
        options={Object.entries(codeLanguages).map(([value, label]) => ({ value, label }))}
      />
      {area('starter', 'Kode awal', 'Yang sudah tertulis di kolom jawaban.')}
      {area('input', 'Masukan', 'Yang diberikan kepada program siswa, bila ada.')}
      {area(
        'expected',
        'Keluaran yang diharapkan',
        'Siswa menjalankan programnya sendiri dan menempelkan keluarannya. Kosongkan bila kodenya dinilai oleh pengajar.',
      )}
      <GuideField {...props} />
    </>
  )
}
