import { optionsOf } from '../../../shared/office-list.ts'
import { choicesOf } from '../../../ui/lists.ts'
import './school-dialogs.css'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { ComboField, filterOptions } from '../../../ui/office/combo-field.tsx'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { Facts } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useChoices } from '../../../ui/office/use-choices.ts'
import { useForm } from '../../../ui/office/use-form.ts'
import type { ManagedSchool, ManageSchoolsPage } from './schools.contract.ts'
import { citiesPath, levelOptions, ownerships, schoolLimits, schoolStatuses } from './schools.rules.ts'

interface SchoolDialogProps {
  /** none: a new one */
  school: ManagedSchool | undefined
  data: ManageSchoolsPage
  onClose: () => void
  onSaved: () => void
  /** to its papers and to schools that may be the same one */
  onCheck: () => void
}

interface Values {
  npsn: string
  name: string
  level: string
  ownership: string
  provinceId: string
  cityId: string
  address: string
  phone: string
  email: string
  website: string
  principal: string
  status: string
}

type SchoolForm = ReturnType<typeof useForm<Values, ManagedSchool>>

const ownershipOptions = choicesOf(ownerships)
const statusOptions = optionsOf(schoolStatuses)
const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

const valuesOf = (school: ManagedSchool | undefined, provinceId: string): Values => ({
  npsn: school?.npsn ?? '',
  name: school?.name ?? '',
  level: school?.level ?? 'SMK',
  ownership: school?.ownership ?? 'negeri',
  provinceId: school?.province?.id ?? provinceId,
  cityId: school?.city?.id ?? '',
  address: school?.address ?? '',
  phone: school?.phone ?? '',
  email: school?.email ?? '',
  website: school?.website ?? '',
  principal: school?.principal ?? '',
  status: school?.status ?? 'verified',
})

/** Adds a school, or changes one. */
export function SchoolDialog({ school, data, onClose, onSaved, onCheck }: SchoolDialogProps) {
  const toasts = useToasts()
  const form: SchoolForm = useForm({
    initial: valuesOf(school, data.ownProvince?.id ?? ''),
    submit: ({ npsn, status, ...details }) =>
      school
        ? callApi<ManagedSchool>('PUT', `/v1/schools/${school.npsn}`, {
            ...details,
            status,
            version: school.version,
          })
        : callApi<ManagedSchool>('POST', '/v1/schools', { npsn, ...details }),
    onDone(_saved: ManagedSchool, message: string) {
      toasts.show({ message })
      onSaved()
      onClose()
    },
  })
  return (
    <FormDialog
      title={school ? 'Ubah sekolah' : 'Tambah sekolah'}
      open
      onClose={onClose}
      size="large"
      form={form}
      submit="Simpan"
      isWide
      besides={
        school && (
          <Button tone="quiet" onClick={onCheck}>
            Cari duplikat
          </Button>
        )
      }
    >
      <WhatItIs form={form} school={school} />
      <WhereItIs form={form} school={school} data={data} />
      <HowToReach form={form} />
      {school?.contactName && <WhoRegistered school={school} />}
    </FormDialog>
  )
}

function WhatItIs({ form, school }: { form: SchoolForm; school: ManagedSchool | undefined }) {
  return (
    <>
      <TextField
        label="Nama sekolah"
        {...form.field('name')}
        maxLength={schoolLimits.name}
        placeholder="SMK Negeri 1 Tegal"
        required
      />
      <div className={school ? 'o-pairs' : 'o-columns'}>
        <TextField
          label="NPSN"
          {...form.field('npsn')}
          maxLength={schoolLimits.npsn}
          inputMode="text"
          hint={school ? 'Nomor nasional; tidak dapat diubah.' : 'Delapan karakter'}
          disabled={school !== undefined}
          required
        />
        <SelectField label="Jenjang" {...form.field('level')} options={levelOptions} required />
        <SelectField label="Kepemilikan" {...form.field('ownership')} options={ownershipOptions} required />
        {school && <SelectField label="Status" {...form.field('status')} options={statusOptions} required />}
      </div>
    </>
  )
}

interface WhereItIsProps {
  form: SchoolForm
  school: ManagedSchool | undefined
  data: ManageSchoolsPage
}

function WhereItIs({ form, school, data }: WhereItIsProps) {
  const { provinceId, cityId } = form.values
  const cities = useChoices(citiesPath(provinceId), { path: '', choices: [] })
  const provinceOptions = data.provinces.map(optionOf)
  const cityOptions = cities.map(optionOf)
  // until the list is here, the name that is known already
  const there = school?.city && school.city.id === cityId ? [optionOf(school.city)] : []
  return (
    <>
      <div className="o-columns">
        <ComboField
          label="Provinsi"
          name="provinceId"
          error={form.errors.provinceId}
          value={provinceOptions.find(one => one.value === provinceId)}
          find={text => filterOptions(provinceOptions, text)}
          placeholder="Pilih provinsi"
          disabled={data.ownProvince !== null}
          required
          onChange={option => {
            form.set('provinceId', option?.value ?? '')
            form.set('cityId', '')
          }}
        />
        <ComboField
          label="Kabupaten/kota"
          name="cityId"
          error={form.errors.cityId}
          value={[...cityOptions, ...there].find(one => one.value === cityId)}
          find={text => filterOptions(cityOptions, text)}
          placeholder={provinceId === '' ? 'Pilih provinsi dahulu' : 'Pilih kabupaten/kota'}
          disabled={provinceId === ''}
          required
          onChange={option => form.set('cityId', option?.value ?? '')}
        />
      </div>
      <TextField
        label="Alamat"
        {...form.field('address')}
        maxLength={schoolLimits.address}
        placeholder="Jalan, nomor, desa"
      />
    </>
  )
}

/** A school that registered itself said whom to call there. */
function WhoRegistered({ school }: { school: ManagedSchool }) {
  return (
    <Facts
      facts={[
        { label: 'Didaftarkan oleh', value: school.contactName },
        { label: 'Ponsel', value: school.contactPhone },
        { label: 'Email', value: <a href={`mailto:${school.contactEmail}`}>{school.contactEmail}</a> },
        { label: 'Jurusan', value: school.majors.join(', ') },
      ]}
    />
  )
}

function HowToReach({ form }: { form: SchoolForm }) {
  return (
    <div className="o-pairs">
      <TextField
        label="Telepon"
        {...form.field('phone')}
        type="tel"
        inputMode="tel"
        maxLength={schoolLimits.phone}
      />
      <TextField
        label="Email"
        {...form.field('email')}
        type="email"
        inputMode="email"
        maxLength={schoolLimits.email}
      />
      <TextField
        label="Situs web"
        {...form.field('website')}
        type="url"
        inputMode="url"
        maxLength={schoolLimits.website}
      />
      <TextField label="Kepala sekolah" {...form.field('principal')} maxLength={schoolLimits.principal} />
    </div>
  )
}
