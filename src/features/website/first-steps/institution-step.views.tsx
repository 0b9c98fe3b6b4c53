import { type Institution, institutionNames, institutions } from '../../../shared/institutions.ts'
import { RadioField } from '../../../ui/office/fields.tsx'
import type { Start } from './first-steps.contract.ts'

const about: Readonly<Record<Institution, string>> = {
  school: 'Guru, siswa, dan orang tua',
  campus: 'Program studi, berita, dan kelas terbuka',
  academy: 'Kelas dengan jadwal dan biaya',
  training: 'Pelatihan bagi tim dan lembaga',
  foundation: 'Cerita, relawan, dan donasi',
  community: 'Acara dan pertemuan',
}

/** What kind of place it is: decides what is proposed from here on, and nothing that cannot be changed. */
export function InstitutionStep({ start, onPick }: { start: Start; onPick: (name: Institution) => void }) {
  return (
    <div className="o-form">
      <RadioField
        legend="Apa jenis lembaga Anda?"
        name="institution"
        value={start.institution ?? ''}
        options={institutionNames.map(value => ({
          value,
          label: institutions[value].label,
          text: about[value],
        }))}
        onChange={value => {
          const known = institutionNames.find(name => name === value)
          if (known) onPick(known)
        }}
      />
      <p className="o-hint">
        Menentukan tata letak, contoh, dan daftar langkah yang ditawarkan. Semuanya dapat diubah.
      </p>
    </div>
  )
}
