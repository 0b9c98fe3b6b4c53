import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { bulkBy } from '../../../ui/office/list/office-list.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { CheckDialog } from './school-check.views.tsx'
import { SchoolDialog } from './school-dialog.views.tsx'
import { ImportDialog } from './school-import.views.tsx'
import type { ManagedSchool, ManageSchoolsPage } from './schools.contract.ts'
import { levelName, ownerships, schoolStatuses } from './schools.rules.ts'

export const pages: PagesOf<'schools.manage'> = { 'schools.manage': ManageSchools }

const mark = bulkBy('/v1/schools/bulk', 'status')

const bulk = [
  mark(
    'verified',
    'Setujui',
    'Sekolah yang disetujui dapat dipilih anggota di profilnya dan oleh tim liga.',
    { icon: 'done' },
  ),
  mark('rejected', 'Tolak', 'Sekolah yang ditolak tidak dapat dipilih lagi.', { tone: 'danger' }),
]

/** The schools of a tenant: to find, to correct, to bring in by the table. */
function ManageSchools({ data }: { data: ManageSchoolsPage }) {
  const [edited, setEdited] = useState<ManagedSchool | 'new'>()
  const [checked, setChecked] = useState<ManagedSchool>()
  const [isImporting, setImporting] = useState(false)
  const { list, credit } = data
  return (
    <OfficeListPage
      list={list}
      text={
        data.ownProvince
          ? `Sekolah di ${data.ownProvince.name} yang dapat dipilih anggota di profilnya.`
          : 'Sekolah yang dapat dipilih anggota di profilnya.'
      }
      actions={
        <>
          <Button icon="upload" onClick={() => setImporting(true)}>
            Impor CSV
          </Button>
          <Button tone="main" icon="plus" onClick={() => setEdited('new')}>
            Tambah sekolah
          </Button>
        </>
      }
      columns={columnsWith(setEdited, setChecked)}
      bulk={bulk}
      found="Periksa ejaannya, cari dengan NPSN, atau longgarkan saringannya."
      none={{
        icon: 'school',
        text: 'Masukkan daftar sekolah sekaligus dari berkas CSV, atau tambahkan satu per satu.',
      }}
    >
      <p className="o-credit">
        <a href={credit.href}>{credit.text}</a>
      </p>
      {checked && (
        <CheckDialog
          key={checked.npsn}
          school={checked}
          onClose={() => setChecked(undefined)}
          onEdit={() => {
            setEdited(checked)
            setChecked(undefined)
          }}
        />
      )}
      {edited && (
        <SchoolDialog
          key={edited === 'new' ? 'new' : edited.npsn}
          school={edited === 'new' ? undefined : edited}
          data={data}
          onClose={() => setEdited(undefined)}
          onSaved={reloadPage}
          onCheck={() => {
            if (edited !== 'new') setChecked(edited)
            setEdited(undefined)
          }}
        />
      )}
      <ImportDialog open={isImporting} onClose={() => setImporting(false)} onWritten={reloadPage} />
    </OfficeListPage>
  )
}

const isWaiting = ({ status }: ManagedSchool) => status === 'submitted' || status === 'needs_fix'

const columnsWith = (
  edit: (school: ManagedSchool) => void,
  check: (school: ManagedSchool) => void,
): Column<ManagedSchool>[] => [
  mainColumn('name', 'Sekolah', ({ name, npsn }) => withSmall(name, `NPSN ${npsn}`)),
  {
    key: 'place',
    label: 'Wilayah',
    cell: ({ city, province }) => withSmall(city?.name ?? 'Belum diisi', province?.name),
  },
  statusColumn(({ status }) => schoolStatuses[status]),
  {
    key: 'level',
    label: 'Jenjang',
    cell: ({ level, ownership }) => `${levelName(level)} · ${ownerships[ownership]}`,
  },
  deedColumn(school =>
    isWaiting(school) ? (
      <Button isSmall label={`Periksa ${school.name}`} onClick={() => check(school)}>
        Periksa
      </Button>
    ) : (
      <Button isSmall label={`Ubah ${school.name}`} onClick={() => edit(school)}>
        Ubah
      </Button>
    ),
  ),
]
