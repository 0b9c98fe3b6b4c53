import './school-dialogs.css'
import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { type ApiResult, callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { FileField } from '../../../ui/office/file-field.tsx'
import { Notice } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { ImportReport, LineProblem } from './schools.contract.ts'

interface ImportDialogProps {
  open: boolean
  onClose: () => void
  onWritten: () => void
}

/** bytes, as the server takes them */
const largest = 5_242_880

const ask = (file: Blob, dryRun: boolean) =>
  callApi<ImportReport>('POST', `/v1/schools/import?dryRun=${dryRun}`, new Blob([file], { type: 'text/csv' }))

/** A table is looked at first: what it would do, or what is wrong with it. Only then it is brought in. */
export function ImportDialog({ open, onClose, onWritten }: ImportDialogProps) {
  const toasts = useToasts()
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<ImportReport>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function forget(): void {
    setFile(undefined)
    setReport(undefined)
    setProblem(undefined)
  }

  async function send(given: File, dryRun: boolean): Promise<ApiResult<ImportReport>> {
    setBusy(true)
    setProblem(undefined)
    const result = await ask(given, dryRun)
    setBusy(false)
    if (!result.ok) setProblem(result.message)
    return result
  }

  async function look(given: File): Promise<void> {
    forget()
    setFile(given)
    if (given.size > largest) {
      setProblem('Berkas lebih dari 5 MB. Bagilah menjadi beberapa berkas.')
      return
    }
    const result = await send(given, true)
    if (result.ok) setReport(result.data)
  }

  async function write(): Promise<void> {
    if (!file) return
    const result = await send(file, false)
    if (!result.ok) return
    const { created, updated } = result.data
    toasts.show({ message: `Impor selesai: ${created} baru, ${updated} diperbarui` })
    close()
    onWritten()
  }

  function close(): void {
    forget()
    onClose()
  }

  const changes = report ? report.created + report.updated : 0
  const isReady = report !== undefined && report.totalProblems === 0 && changes > 0
  return (
    <Dialog
      title="Impor sekolah dari CSV"
      open={open}
      onClose={close}
      size="large"
      footer={
        <>
          <Button tone="quiet" onClick={close}>
            {report && !isReady ? 'Tutup' : 'Batal'}
          </Button>
          <Button tone="main" busy={isBusy} disabled={!isReady} onClick={() => void write()}>
            {isReady ? `Impor ${changes} sekolah` : 'Impor'}
          </Button>
        </>
      }
    >
      <HowItLooks />
      <FileField
        label="Berkas CSV"
        name="table"
        accept=".csv,text/csv"
        fileName={file?.name}
        busy={isBusy}
        error={problem}
        hint="Sampai 5 MB, dipisahkan koma atau titik koma. Berkas diperiksa dahulu, belum ada yang disimpan."
        onChoose={given => void look(given)}
      />
      {report && <Report report={report} />}
    </Dialog>
  )
}

function HowItLooks() {
  return (
    <details className="o-details">
      <summary>Kolom yang dibaca</summary>
      <p>
        Wajib: <b>npsn</b>, <b>nama</b>, <b>jenjang</b>, <b>status</b> (negeri atau swasta), <b>provinsi</b>,{' '}
        <b>kabupaten/kota</b>. Boleh ada: alamat, telepon, email, website, kepala_sekolah. Wilayah ditulis
        dengan nama atau kode Kemendagri. Sekolah dikenali dari NPSN; sel kosong tidak menghapus isi yang
        sudah ada.
      </p>
    </details>
  )
}

const number = (value: number) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, '.')

function Report({ report }: { report: ImportReport }) {
  const { created, updated, unchanged, ignoredColumns, problems, totalProblems } = report
  if (totalProblems > 0)
    return (
      <>
        <Notice tone="bad" isAlert title={`${number(totalProblems)} hal perlu diperbaiki`}>
          Belum ada yang disimpan. Perbaiki berkasnya, lalu pilih lagi.
        </Notice>
        <Table
          caption="Kesalahan per baris"
          columns={problemColumns}
          rows={problems}
          rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
        />
        {totalProblems > problems.length && (
          <p className="o-hint">Ditampilkan {number(problems.length)} yang pertama.</p>
        )}
      </>
    )
  return (
    <>
      <Notice
        tone={created + updated > 0 ? 'good' : 'info'}
        isAlert
        title={created + updated > 0 ? 'Berkas siap diimpor' : 'Tidak ada yang berubah'}
      >
        {number(created)} sekolah baru, {number(updated)} diperbarui, {number(unchanged)} tetap.
      </Notice>
      {ignoredColumns.length > 0 && (
        <p className="o-hint">Kolom yang tidak dipakai: {ignoredColumns.join(', ')}.</p>
      )}
    </>
  )
}

const problemColumns: Column<LineProblem>[] = [
  { key: 'line', label: 'Baris', cell: ({ line }) => (line > 0 ? number(line) : '') },
  { key: 'column', label: 'Kolom', cell: ({ column }) => column },
  { key: 'message', label: 'Yang salah', isMain: true, cell: ({ message }) => message },
]
