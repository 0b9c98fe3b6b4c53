import './own-privacy.css'
import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { Table } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { OwnConsents } from '../consents/consents.ts'
import type { CreatedExport } from '../data-requests/data-requests.ts'
import { Consents, Guardian } from './own-consents.views.tsx'
import { Erasing, Requests } from './own-rights.views.tsx'
import type { OwnPrivacyPage } from './privacy.contract.ts'

export const pages: PagesOf<'privacy.own'> = { 'privacy.own': OwnPrivacy }

/** What a tenant holds on somebody, and everything that person may do about it. */
function OwnPrivacy({ data }: { data: OwnPrivacyPage }) {
  const { site, guardian } = data
  return (
    <Office
      path={routes['Profile-Privasi']}
      title="Privasi & data"
      text={`Data Anda di ${site}, apa yang Anda setujui, dan hak Anda menurut UU Pelindungan Data Pribadi.`}
    >
      {data.notice && <NewNotice data={data} notice={data.notice} />}
      {(guardian.isRestricted || (guardian.isChild && guardian.asked)) && <Guardian data={data} />}
      <Panel title="Data yang kami simpan" text="Per tujuan, beserta dasar dan lamanya." isFlush>
        <div className="o-held">
          <Table
            caption="Data yang kami simpan"
            rows={data.held}
            rowKey={line => line.what}
            columns={[
              { key: 'what', label: 'Data', isMain: true, cell: line => line.what },
              { key: 'value', label: 'Isi', cell: line => line.value },
              { key: 'why', label: 'Untuk apa', cell: line => line.why },
              { key: 'until', label: 'Sampai kapan', cell: line => line.until },
            ]}
          />
        </div>
      </Panel>
      <Consents data={data} />
      <Export />
      <Requests data={data} />
      <Erasing data={data} />
    </Office>
  )
}

interface NewNoticeProps {
  data: OwnPrivacyPage
  notice: NonNullable<OwnPrivacyPage['notice']>
}

function NewNotice({ data, notice }: NewNoticeProps) {
  const { isBusy, run } = useDeed()
  const body = { purpose: 'privacy', isGiven: true, textVersion: notice.textVersion }
  const acknowledge = () =>
    run(callApi<OwnConsents>('POST', '/v1/privacy/consents', body), () => 'Terima kasih, tercatat.')
  return (
    <Notice
      title={`Kebijakan privasi versi ${notice.version}, ${notice.dateText}`}
      action={
        <>
          <Button tone="main" busy={isBusy} onClick={acknowledge}>
            Saya sudah membaca
          </Button>
          <LinkButton href={data.policyHref}>Baca kebijakan</LinkButton>
        </>
      }
    >
      {notice.summary}
    </Notice>
  )
}

function Export() {
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<CreatedExport>()
  async function ask() {
    setBusy(true)
    const answer = await callApi<CreatedExport>('POST', '/v1/privacy/exports')
    setBusy(false)
    if (!answer.ok) return toasts.show({ message: answer.message, tone: 'bad' })
    setMade(answer.data)
    return location.assign(answer.data.href)
  }
  return (
    <Panel
      title="Unduh data saya"
      text="Arsip ZIP berisi semua yang situs ini dan layanan akun simpan tentang Anda: JSON untuk program, halaman HTML untuk dibaca, dan berkas Anda."
      actions={
        <Button icon="download" busy={isBusy} onClick={ask}>
          Unduh data saya
        </Button>
      }
    >
      {made && (
        <p role="status">
          Unduhan dimulai. Bila tidak, <a href={made.href}>unduh di sini</a> sampai {made.expiresText}.
        </p>
      )}
    </Panel>
  )
}
