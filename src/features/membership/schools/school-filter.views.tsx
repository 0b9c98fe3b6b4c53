import { useRef, useState } from 'react'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { useChoices } from '../../../ui/office/use-choices.ts'
import type { ManageSchoolsPage } from './schools.contract.ts'
import { citiesPath, levels, schoolStatuses } from './schools.rules.ts'

const levelOptions = levels.map(level => ({ value: level, label: level }))
const statusOptions = Object.entries(schoolStatuses).map(([value, { label }]) => ({ value, label }))
const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

/** An ordinary GET form: its address can be kept and sent on. */
export function SchoolFilter({ data, isFiltered }: { data: ManageSchoolsPage; isFiltered: boolean }) {
  const { query, provinces, ownProvince } = data
  const form = useRef<HTMLFormElement>(null)
  const [provinceId, setProvinceId] = useState(query.provinceId)
  const [cityId, setCityId] = useState(query.cityId)
  const cities = useChoices(citiesPath(provinceId), {
    path: citiesPath(query.provinceId),
    choices: data.cities,
  })
  return (
    <form ref={form} className="o-filter" action="/Kelola/Sekolah" method="get">
      <TextField
        label="Cari"
        name="search"
        type="search"
        value={query.search}
        placeholder="Nama atau NPSN"
        maxLength={100}
      />
      {!ownProvince && (
        <SelectField
          label="Provinsi"
          name="provinceId"
          value={provinceId}
          options={provinces.map(optionOf)}
          placeholder="Semua"
          onChange={chosen => {
            setProvinceId(chosen)
            setCityId('')
          }}
        />
      )}
      <SelectField
        label="Kabupaten/kota"
        name="cityId"
        value={cityId}
        options={cities.map(optionOf)}
        placeholder="Semua"
        disabled={provinceId === ''}
        onChange={setCityId}
      />
      <SelectField
        label="Jenjang"
        name="level"
        value={query.level}
        options={levelOptions}
        placeholder="Semua"
      />
      <SelectField
        label="Status"
        name="status"
        value={query.status}
        options={statusOptions}
        placeholder="Semua"
      />
      <div className="o-actions">
        <Button type="submit" icon="search">
          Saring
        </Button>
        {isFiltered && (
          <LinkButton tone="quiet" href="/Kelola/Sekolah">
            Hapus
          </LinkButton>
        )}
      </div>
    </form>
  )
}
