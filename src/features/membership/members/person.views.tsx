import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { type ApiResult, callApi } from '../../../ui/office/call-api.ts'
import { ChecksField } from '../../../ui/office/checks-field.tsx'
import { ComboField, type ComboOption } from '../../../ui/office/combo-field.tsx'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PersonDetail, PersonPage } from './members.contract.ts'
import { useFresh } from './members.views.tsx'

interface DialogProps {
  data: PersonPage
  open: boolean
  onClose: () => void
}

const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => String(id))

const noPrograms = 'Belum ada program di situs ini.'

export function KindDialog({ data: { person, options }, open, onClose }: DialogProps) {
  const initial = {
    kind: String(person.kind),
    programIds: idsOf(person.programs),
    provinceCode: person.provinceCode ?? '',
  }
  const form = useForm({
    initial,
    submit: ({ kind, programIds, provinceCode }): Promise<ApiResult<PersonDetail>> =>
      callApi('PUT', `/v1/people/${person.id}/kind`, {
        kind: Number(kind),
        version: person.version,
        ...(kind === '7' ? { programIds: programIds.map(Number) } : {}),
        ...(kind === '9' && provinceCode ? { provinceCode } : {}),
      }),
    said: `Peran ${person.name} diubah`,
    onDone: onClose,
  })
  useFresh(open, () => form.reset(initial))
  const { kind } = form.values
  return (
    <FormDialog
      title={`Ubah peran ${person.name}`}
      open={open}
      onClose={onClose}
      form={form}
      submit="Ubah peran"
    >
      <SelectField label="Peran" required options={options.kinds} {...form.field('kind')} />
      {kind === '7' && (
        <ChecksField
          label="Program yang dipimpin"
          required
          options={options.programs}
          emptyText={noPrograms}
          hint="Ia melihat dan mengundang orang di program ini."
          {...form.field('programIds')}
        />
      )}
      {kind === '9' && (
        <SelectField
          label="Wilayah yang dipimpin"
          required
          placeholder="Pilih provinsi"
          options={options.provinces}
          hint="Ia melihat dan mengundang orang di provinsi ini."
          {...form.field('provinceCode')}
        />
      )}
      <p className="o-text">
        Sesinya di situs ini langsung berakhir, dan ia masuk lagi dengan hak yang baru.
        {['1', '7', '8', '9'].includes(kind) &&
          ' Peran ini mengelola data orang lain, jadi ia wajib memakai faktor kedua.'}
      </p>
    </FormDialog>
  )
}

export function ChangeDialog({ data: { person, options }, open, onClose }: DialogProps) {
  const [school, setSchool] = useState<ComboOption | undefined>(schoolOf(person))
  const initial = {
    name: person.name,
    programIds: idsOf(person.programs),
    provinceCode: person.provinceCode ?? '',
    className: person.className ?? '',
  }
  const form = useForm({
    initial,
    submit: ({ name, programIds, provinceCode, className }): Promise<ApiResult<PersonDetail>> =>
      callApi('PUT', `/v1/people/${person.id}`, {
        name,
        programIds: programIds.map(Number),
        provinceCode: provinceCode || null,
        schoolId: school ? Number(school.value) : null,
        className: className || null,
        version: person.version,
      }),
    said: (_, message) => message,
    onDone: onClose,
  })
  useFresh(open, () => {
    form.reset(initial)
    setSchool(schoolOf(person))
  })
  return (
    <FormDialog title={`Ubah data ${person.name}`} open={open} onClose={onClose} form={form} submit="Simpan">
      <TextField label="Nama lengkap" required maxLength={limits.fullName} {...form.field('name')} />
      <ChecksField
        label="Program"
        options={options.programs}
        emptyText={noPrograms}
        {...form.field('programIds')}
      />
      <SelectField
        label="Provinsi"
        placeholder="Belum diisi"
        options={options.provinces}
        {...form.field('provinceCode')}
      />
      <ComboField
        label="Sekolah"
        name="schoolId"
        value={school}
        onChange={setSchool}
        find={findSchools}
        rest={250}
        placeholder="Ketik nama sekolah atau NPSN"
        emptyText="Tidak ada sekolah yang cocok"
        error={form.errors.schoolId}
      />
      <TextField
        label="Kelas (rombel)"
        maxLength={limits.className}
        hint="Kelasnya di sekolah, misalnya XI RPL 2"
        {...form.field('className')}
      />
    </FormDialog>
  )
}

const schoolOf = ({ school }: PersonDetail): ComboOption | undefined =>
  school ? { value: String(school.id), label: school.name } : undefined

interface FoundSchool {
  id: number
  npsn: string
  name: string
  city: { name: string } | null
}

async function findSchools(text: string): Promise<ComboOption[]> {
  const query = new URLSearchParams({ search: text, pageSize: '10' })
  const result = await callApi<{ items: FoundSchool[] }>('GET', `/v1/school/list?${query}`)
  if (!result.ok) return []
  return result.data.items.map(({ id, name, npsn, city }) => ({
    value: String(id),
    label: name,
    text: [npsn, city?.name].filter(Boolean).join(', '),
  }))
}
