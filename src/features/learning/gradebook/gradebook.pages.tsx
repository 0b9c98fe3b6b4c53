import '../../../ui/office/people-grid.css'
import './gradebook.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Panel } from '../../../ui/office/panels.tsx'
import { Pager } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { GradebookPage, Released } from './gradebook.contract.ts'
import { GradesGrid } from './grades-grid.views.tsx'
import { RuleForm } from './rule-form.views.tsx'

export const pages: PagesOf<'gradebook.class'> = { 'gradebook.class': Gradebook }

/** A class beside everything it is graded in, and what it comes to. */
function Gradebook({ data }: { data: GradebookPage }) {
  const { name, things, people, mayGrade, files } = data
  const [isReleasing, setReleasing] = useState(false)
  const isEmpty = people === 0 || things.length === 0
  return (
    <Office
      path={to.teaching()}
      title={`Buku nilai ${name}`}
      text="Kuis, tugas, dan kehadiran setiap peserta, beserta nilai akhirnya."
      crumbs={[
        { label: 'Mengajar', href: to.teaching() },
        { label: name, href: to.classProgress(data) },
        { label: 'Buku nilai' },
      ]}
      actions={
        !isEmpty && (
          <>
            <LinkButton href={files.csv} icon="download" download>
              Unduh CSV
            </LinkButton>
            <LinkButton href={files.xlsx} icon="download" download>
              Unduh Excel
            </LinkButton>
            {mayGrade && (
              <Button tone="main" onClick={() => setReleasing(true)}>
                Rilis nilai akhir
              </Button>
            )}
          </>
        )
      }
    >
      {isEmpty ? <Nothing data={data} /> : <Book data={data} />}
      {mayGrade && things.length > 0 && (
        <Panel
          id="bobot"
          title="Bobot dan aturan"
          text="Nilai akhir adalah rata-rata menurut bobot. Yang masih menunggu penilaian belum dihitung."
        >
          <RuleForm key={`${data.rule.rev}`} data={data} />
        </Panel>
      )}
      <Release data={data} isOpen={isReleasing} onClose={() => setReleasing(false)} />
    </Office>
  )
}

function Nothing({ data: { id, things } }: { data: GradebookPage }) {
  return (
    <Panel>
      {things.length === 0 ? (
        <Empty
          level="h2"
          icon="list-checks"
          title="Belum ada yang dinilai"
          text="Buku nilai terisi dari kuis dan tugas di dalam kelas, serta dari kehadiran di pertemuan yang sudah lewat. Tambahkan bab kuis atau tugas, lalu terbitkan kelasnya."
          action={<LinkButton href={to.outline({ id })}>Buka isi kelas</LinkButton>}
        />
      ) : (
        <Empty
          level="h2"
          icon="users"
          title="Belum ada peserta"
          text="Setelah ada yang mendaftar, nilainya tampil di sini."
          action={<LinkButton href={to.enrolments({ classId: id })}>Daftarkan peserta</LinkButton>}
        />
      )}
    </Panel>
  )
}

function Book({ data }: { data: GradebookPage }) {
  const { rows, path, runs, given, pager } = data
  return (
    <Panel title="Peserta" isFlush>
      <form className="o-people-filter" method="get" action={path}>
        <TextField label="Cari nama" name="search" value={given.search} />
        {runs.length > 0 && (
          <SelectField
            label="Angkatan"
            name="run"
            value={given.run}
            options={[{ value: '', label: 'Semua angkatan' }, ...runs]}
          />
        )}
        <Button type="submit">Terapkan</Button>
      </form>
      {rows.length === 0 ? (
        <Empty
          icon="users"
          title="Tidak ada yang cocok"
          text="Ubah atau hapus saringannya untuk melihat semua peserta."
          action={<LinkButton href={path}>Semua peserta</LinkButton>}
        />
      ) : (
        <GradesGrid data={data} />
      )}
      {pager && (
        <div className="o-panel-foot">
          <Pager pager={pager} noun="peserta" />
        </div>
      )}
    </Panel>
  )
}

const releasedWords = ({ released, unchanged, waiting }: Released): string =>
  [
    `${released} nilai akhir dirilis.`,
    unchanged > 0 ? `${unchanged} sudah dirilis sebelumnya dan tidak berubah.` : '',
    waiting > 0 ? `${waiting} peserta dilewati karena masih ada yang menunggu penilaian.` : '',
  ]
    .filter(Boolean)
    .join(' ')

interface ReleaseProps {
  data: GradebookPage
  isOpen: boolean
  onClose: () => void
}

function Release({ data: { id, name, runs, given }, isOpen, onClose }: ReleaseProps) {
  const run = runs.find(({ value }) => value === given.run)
  return (
    <ConfirmCall<Released>
      title={`Rilis nilai akhir ${run ? run.label : name}?`}
      text="Peserta melihat nilai akhirnya dan diberi tahu. Peserta yang masih menunggu penilaian dilewati; rilis lagi setelah dinilai. Nilai yang berubah kemudian terlihat setelah dirilis lagi."
      confirm="Rilis nilai"
      tone="main"
      open={isOpen}
      onClose={onClose}
      call={async () => {
        const result = await callApi<Released>('POST', `/v1/classes/${id}/gradebook/release`, {
          ...(run && { runId: Number(run.value) }),
        })
        return result.ok ? { ...result, message: releasedWords(result.data) } : result
      }}
    />
  )
}
