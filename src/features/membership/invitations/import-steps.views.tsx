import { tableEndings } from '../../../shared/table-types.ts'
import { choicesOf } from '../../../ui/lists.ts'
import './invitation-import.css'
import type { ChangeEvent } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { SelectField } from '../../../ui/office/fields.tsx'
import { Notice, Tag } from '../../../ui/office/panels.tsx'
import { Table } from '../../../ui/office/table.tsx'
import type { ImportAnswer } from './invitation-import.contract.ts'
import type { InvitationsPage } from './invitations.contract.ts'
import { type ImportField, importFields, isImportField } from './invitations.rules.ts'
import type { Wizard } from './use-wizard.views.tsx'

const example = `Nama;Email;Peran;Sekolah;Kelas
Siti Aminah;siti@contoh.id;Siswa;SMK Negeri 1 Tegal;XI RPL 2
Budi Santoso;budi@contoh.id;Guru;20329876;`

export function FileStep({
  wizard,
  data: { options, needsProgram },
}: {
  wizard: Wizard
  data: InvitationsPage
}) {
  const { kind, setKind, programId, setProgramId, setFile, setProblem } = wizard
  function choose(event: ChangeEvent<HTMLInputElement>): void {
    setProblem('')
    setFile(event.target.files?.[0])
  }
  return (
    <div className="o-form o-form-wide">
      <div className="o-field">
        <label htmlFor="import-file">Berkas CSV atau Excel (.xlsx)</label>
        <input
          className="o-input o-people-file"
          id="import-file"
          type="file"
          accept={tableEndings}
          aria-describedby="import-hint"
          onChange={choose}
        />
        <div className="o-hint" id="import-hint">
          Paling banyak 2.000 baris dan 5 MB. Dari Excel, lembar pertama yang dibaca. Baris pertama berisi
          judul kolom, misalnya:
        </div>
        <pre className="o-people-example">{example}</pre>
      </div>
      <div className="o-columns">
        <SelectField
          label="Peran jika kolomnya kosong"
          name="kind"
          required
          value={kind}
          onChange={setKind}
          options={options.kinds}
        />
        {options.programs.length > 0 && (
          <SelectField
            label="Program jika kolomnya kosong"
            name="programId"
            required={needsProgram}
            value={programId}
            onChange={setProgramId}
            placeholder="Tanpa program"
            options={options.programs}
          />
        )}
      </div>
    </div>
  )
}

const fieldOptions = choicesOf(importFields)

export function ColumnsStep({ wizard, answer }: { wizard: Wizard; answer: ImportAnswer }) {
  const { mapping, setMapping } = wizard
  function pair(column: string, field: string): void {
    // a field comes from one column: choosing it here takes it from there
    const others = Object.entries(mapping).filter(([name, taken]) => name !== column && taken !== field)
    setMapping(Object.fromEntries(field === '' ? others : [...others, [column, field]]))
  }
  return (
    <>
      <p className="o-text">
        Isi tiap kolom kami kenali dari judulnya. Periksa, lalu betulkan yang keliru. Hanya email yang wajib.
        Sekolah ditulis dengan nama lengkap atau NPSN-nya.
      </p>
      <div className="o-people-mapping">
        {answer.columns.map((column, index) => (
          <div key={column} className="o-people-column">
            <SelectField
              label={column}
              name={`column-${index}`}
              required
              value={mapping[column] ?? ''}
              onChange={field => pair(column, field)}
              placeholder="Lewati"
              options={fieldOptions}
              hint={answer.sample
                .map(cells => cells[index])
                .filter(Boolean)
                .join(', ')
                .slice(0, 90)}
            />
          </div>
        ))}
      </div>
    </>
  )
}

const outcomes = {
  invited: { label: 'Diundang', tone: 'green' },
  member: { label: 'Sudah anggota', tone: 'neutral' },
  alreadyInvited: { label: 'Sudah diundang', tone: 'neutral' },
  error: { label: 'Keliru', tone: 'red' },
} as const

/** rows that are shown; the file has them all */
const mostShown = 200

export function RowsStep({ answer }: { answer: ImportAnswer }) {
  const { counts, rows, isDryRun, errorFile, mapping } = answer
  const names = Object.values(mapping).filter((name): name is ImportField => isImportField(name))
  // mistakes first: they are why one looks
  const shown = rows.toSorted((a, b) => Number(b.outcome === 'error') - Number(a.outcome === 'error'))
  return (
    <>
      <Notice tone={counts.error > 0 ? 'warning' : 'good'}>
        {isDryRun ? 'Belum ada yang dikirim. ' : ''}
        {summaryOf(answer)}
      </Notice>
      {errorFile !== null && (
        <div className="o-actions">
          <Button icon="download" onClick={() => save(errorFile)}>
            Unduh baris yang keliru
          </Button>
        </div>
      )}
      <Table
        caption="Baris berkas"
        rows={shown.slice(0, mostShown)}
        rowKey={row => row.row}
        columns={[
          { key: 'row', label: 'Baris', cell: row => row.row },
          {
            key: 'whom',
            label: 'Orang',
            isMain: true,
            cell: row => (
              <>
                {row.email || '(tanpa email)'}
                {names.includes('name') && row.name && <small>{row.name}</small>}
              </>
            ),
          },
          {
            key: 'outcome',
            label: 'Yang terjadi',
            cell: row => (
              <>
                <Tag tone={outcomes[row.outcome].tone}>{outcomes[row.outcome].label}</Tag>
                {row.outcome === 'error' && <small>{row.message}</small>}
              </>
            ),
          },
        ]}
      />
      {rows.length > mostShown && (
        <p className="o-hint">
          Ditampilkan {mostShown} dari {rows.length} baris.
        </p>
      )}
    </>
  )
}

/** "12 orang akan diundang, 3 sudah anggota." What there is none of is not said. */
function summaryOf({ counts, isDryRun }: ImportAnswer): string {
  const parts = [
    `${counts.invited} orang ${isDryRun ? 'akan diundang' : 'diundang'}`,
    counts.member > 0 && `${counts.member} sudah menjadi anggota`,
    counts.alreadyInvited > 0 && `${counts.alreadyInvited} sudah diundang`,
    counts.error > 0 && `${counts.error} baris keliru ${isDryRun ? 'akan dilewati' : 'dilewati'}`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** The browser makes the file: nothing of it stays on the server. */
function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'baris-keliru.csv'
  link.click()
  URL.revokeObjectURL(address)
}
