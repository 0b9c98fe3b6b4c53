import { limits } from '../../../shared/limits.ts'
import { BirthDate } from '../../../ui/birth-date.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { ComboField, type ComboOption, filterOptions } from '../../../ui/office/combo-field.tsx'
import { look } from '../../../ui/office/field.tsx'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { type Choice, useChoices } from '../../../ui/office/use-choices.ts'
import type { Profile, ProfilePage } from './profile.contract.ts'
import { isProvinceAnOffice, longestBio } from './profile.rules.ts'
import type { ProfileForm } from './profile-form.views.tsx'

interface AboutMeProps {
  form: ProfileForm
  profile: Profile
}

export function AboutMe({ form, profile }: AboutMeProps) {
  return (
    <Panel title="Data diri">
      <div className="o-form o-form-wide">
        <TextField
          label="Nama lengkap"
          {...form.field('name')}
          autoComplete="name"
          maxLength={limits.fullName}
          hint="Seperti akan tertulis di sertifikat, boleh dengan gelar."
          required
        />
        <TextField
          label="Nomor ponsel"
          {...form.field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0812-3456-7890"
        />
        <BirthDate
          look={look}
          control="o-input"
          label="Tanggal lahir"
          {...form.field('birthDate')}
          required={profile.birthDate !== null}
        />
        <TextArea label="Tentang saya" {...form.field('bio')} rows={4} maxLength={longestBio} />
      </div>
    </Panel>
  )
}

/** a school as it is chosen, with where it lies */
interface SchoolOption extends ComboOption {
  provinceId: string | undefined
  cityId: string | undefined
}

interface SchoolFound {
  items: { id: number; npsn: string; name: string; province: Choice | null; city: Choice | null }[]
}

/** Schools by a part of their name, or by NPSN. */
async function findSchools(text: string): Promise<SchoolOption[]> {
  const result = await callApi<SchoolFound>(
    'GET',
    `/v1/school/list?pageSize=20&search=${encodeURIComponent(text.slice(0, 100))}`,
  )
  if (!result.ok) return []
  return result.data.items.map(({ id, npsn, name, province, city }) => ({
    provinceId: province?.id,
    cityId: city?.id,
    value: String(id),
    label: name,
    text: [city?.name, `NPSN ${npsn}`].filter(Boolean).join(' · '),
  }))
}

export function Place({ form, data }: { form: ProfileForm; data: ProfilePage }) {
  const { provinces, profile, credit } = data
  const cities = useChoices(citiesPath(form.values.provinceId), {
    path: citiesPath(profile.province?.id ?? ''),
    choices: data.cities,
  })
  const provinceOptions = provinces.map(optionOf)
  const cityOptions = cities.map(optionOf)
  const isFixed = isProvinceAnOffice(profile.kind === 9 ? 9 : 4)
  /** who has not said where they live is taken to live where they learn, and can say otherwise */
  function chooseSchool(school: ComboOption | SchoolOption | undefined): void {
    form.set('schoolId', school)
    if (isFixed || form.values.provinceId !== '' || !school || !('provinceId' in school)) return
    form.set('provinceId', school.provinceId ?? '')
    form.set('cityId', school.cityId ?? '')
  }
  return (
    <Panel title="Sekolah dan wilayah">
      <div className="o-form o-form-wide">
        <ComboField
          label="Sekolah"
          {...form.field('schoolId')}
          onChange={chooseSchool}
          find={findSchools}
          rest={250}
          placeholder="Ketik nama sekolah atau NPSN"
          emptyText="Sekolah tidak ditemukan. Periksa ejaannya, atau cari dengan NPSN."
        />
        <div className="o-columns">
          <ComboField
            label="Provinsi"
            name="provinceId"
            error={form.errors.provinceId}
            value={provinceOptions.find(one => one.value === form.values.provinceId)}
            find={text => filterOptions(provinceOptions, text)}
            placeholder="Pilih provinsi"
            disabled={isFixed}
            hint={isFixed ? 'Wilayah yang Anda pimpin; ditetapkan oleh admin.' : undefined}
            onChange={option => {
              form.set('provinceId', option?.value ?? '')
              form.set('cityId', '')
            }}
          />
          <ComboField
            label="Kabupaten/kota"
            name="cityId"
            error={form.errors.cityId}
            value={cityOptions.find(one => one.value === form.values.cityId)}
            find={text => filterOptions(cityOptions, text)}
            placeholder={form.values.provinceId === '' ? 'Pilih provinsi dahulu' : 'Pilih kabupaten/kota'}
            disabled={form.values.provinceId === ''}
            onChange={option => form.set('cityId', option?.value ?? '')}
          />
        </div>
        <p className="o-credit">
          <a href={credit.href}>{credit.text}</a>
        </p>
      </div>
    </Panel>
  )
}

const citiesPath = (provinceId: string) =>
  provinceId === '' ? '' : `/v1/authorizer/cities?provinceId=${provinceId}`

const optionOf = ({ id, name }: { id: string; name: string }): ComboOption => ({ value: id, label: name })
