import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi, type Refused } from '../../../ui/office/call-api.ts'
import { FileField } from '../../../ui/office/file-field.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import './site-folders.css'
import { FolderProblems, FolderReportView } from './folder-report.views.tsx'
import type { FolderPage, FolderReport } from './site-folders.contract.ts'

export const pages: PagesOf<'site-folders.folder'> = { 'site-folders.folder': SiteFolder }

function SiteFolder({ data: { title } }: { data: FolderPage }) {
  return (
    <Office path={routes['Kelola-Folder']} title="Folder situs">
      <Panel
        title={`Unduh ${title}`}
        text="Tulisan, acara, kelas, halaman, menu, tampilan, dan gambar yang dipakainya, sebagai berkas Markdown dan YAML. Tanpa data orang, pesanan, kode bergabung, dan rahasia."
      >
        <div className="o-actions">
          <LinkButton tone="main" href="/v1/site-folder" download>
            Unduh situs sebagai folder (ZIP)
          </LinkButton>
        </div>
      </Panel>
      <Bring />
    </Office>
  )
}

type Step =
  | { name: 'waiting' }
  | { name: 'busy'; isTrial: boolean }
  | { name: 'tried'; report: FolderReport }
  | { name: 'done'; report: FolderReport }
  | { name: 'refused'; refused: Refused }

/** A folder is tried first; only what was shown is brought in. */
function Bring() {
  const [file, setFile] = useState<File>()
  const [step, setStep] = useState<Step>({ name: 'waiting' })

  async function send(given: File, isTrial: boolean): Promise<void> {
    setStep({ name: 'busy', isTrial })
    const form = new FormData()
    form.append('file', given)
    const result = await callApi<FolderReport>('POST', `/v1/site-folder?trial=${isTrial ? 1 : 0}`, form)
    if (!result.ok) setStep({ name: 'refused', refused: result })
    else setStep(isTrial ? { name: 'tried', report: result.data } : { name: 'done', report: result.data })
  }

  function choose(given: File): void {
    setFile(given)
    void send(given, true)
  }

  const isBusy = step.name === 'busy'
  const hasChanges = step.name === 'tried' && step.report.changes.some(({ state }) => state !== 'gone')
  return (
    <Panel
      title="Unggah"
      text="Folder diperiksa dahulu: Anda melihat apa yang baru dan apa yang berubah sebelum ada yang disimpan. Yang tidak ada di folder dibiarkan."
    >
      <div className="o-form o-form-wide">
        <FileField
          name="file"
          label="Folder situs (ZIP)"
          hint="Paling besar 200 MB"
          accept=".zip,application/zip"
          fileName={file?.name}
          busy={isBusy}
          onChoose={choose}
        />
        <div className="o-folder-report" aria-live="polite">
          {step.name === 'busy' && <p>{step.isTrial ? 'Memeriksa folder …' : 'Membawa masuk …'}</p>}
          {step.name === 'refused' && <FolderProblems {...step.refused} />}
          {step.name === 'tried' && !hasChanges && (
            <Notice title="Tidak ada yang berubah">Folder ini sama dengan yang ada di situs.</Notice>
          )}
          {step.name === 'tried' && <FolderReportView report={step.report} isDone={false} />}
          {step.name === 'done' && (
            <Notice tone="good" title="Folder sudah masuk">
              Yang terbit langsung tampil di situs.
            </Notice>
          )}
          {step.name === 'done' && <FolderReportView report={step.report} isDone />}
        </div>
        {file && hasChanges && (
          <div className="o-actions">
            <Button tone="main" onClick={() => void send(file, false)}>
              Bawa masuk
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
