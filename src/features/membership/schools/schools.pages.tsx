import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Pager, Table } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { SchoolDialog } from './school-dialog.views.tsx'
import { SchoolFilter } from './school-filter.views.tsx'
import { ImportDialog } from './school-import.views.tsx'
import type { ManagedSchool, ManageSchoolsPage } from './schools.contract.ts'
import { ownerships, schoolStatuses } from './schools.rules.ts'

export const pages: PagesOf<'schools.manage'> = { 'schools.manage': ManageSchools }

/** The schools of a tenant: to find, to correct, to bring in by the table. */
function ManageSchools({ data }: { data: ManageSchoolsPage }) {
  const [edited, setEdited] = useState<ManagedSchool | 'new'>()
  const [isImporting, setImporting] = useState(false)
  const { list, query, credit } = data
  const isFiltered = Object.entries(query).some(
    ([name, value]) => value !== '' && !(name === 'provinceId' && data.ownProvince),
  )
  return (
    <Office
      path="/Kelola/Sekolah"
      title="Sekolah"
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
    >
      <Panel isFlush>
        <SchoolFilter data={data} isFiltered={isFiltered} />
        <Table
          caption="Sekolah"
          columns={columnsWith(setEdited)}
          rows={list.items}
          rowKey={school => school.id}
          empty={isFiltered ? <NothingFound /> : <NoneYet onImport={() => setImporting(true)} />}
        />
        <Pager pager={data.pager} noun="sekolah" />
      </Panel>
      <p className="o-credit">
        <a href={credit.href}>{credit.text}</a>
      </p>
      {edited && (
        <SchoolDialog
          key={edited === 'new' ? 'new' : edited.npsn}
          school={edited === 'new' ? undefined : edited}
          data={data}
          onClose={() => setEdited(undefined)}
          onSaved={reloadPage}
        />
      )}
      <ImportDialog open={isImporting} onClose={() => setImporting(false)} onWritten={reloadPage} />
    </Office>
  )
}

const columnsWith = (edit: (school: ManagedSchool) => void): Column<ManagedSchool>[] => [
  {
    key: 'name',
    label: 'Sekolah',
    isMain: true,
    cell: ({ name, npsn }) => (
      <div>
        {name}
        <small>NPSN {npsn}</small>
      </div>
    ),
  },
  { key: 'level', label: 'Jenjang', cell: ({ level, ownership }) => `${level} · ${ownerships[ownership]}` },
  {
    key: 'place',
    label: 'Wilayah',
    cell: ({ city, province }) => (
      <div>
        {city?.name ?? 'Belum diisi'}
        {province && <small>{province.name}</small>}
      </div>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ status }) => <Tag tone={schoolStatuses[status].tone}>{schoolStatuses[status].label}</Tag>,
  },
  {
    key: 'do',
    label: 'Tindakan',
    isLabelHidden: true,
    cell: school => (
      <Button isSmall label={`Ubah ${school.name}`} onClick={() => edit(school)}>
        Ubah
      </Button>
    ),
  },
]

function NothingFound() {
  return (
    <Empty
      icon="search"
      title="Tidak ada sekolah yang cocok"
      text="Periksa ejaannya, cari dengan NPSN, atau longgarkan penyaringnya."
    />
  )
}

function NoneYet({ onImport }: { onImport: () => void }) {
  return (
    <Empty
      icon="school"
      title="Belum ada sekolah"
      text="Masukkan daftar sekolah sekaligus dari berkas CSV, atau tambahkan satu per satu."
      action={
        <Button tone="main" icon="upload" onClick={onImport}>
          Impor CSV
        </Button>
      }
    />
  )
}
