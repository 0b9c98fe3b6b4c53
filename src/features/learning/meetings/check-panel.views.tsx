import { useEffect, useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { ManagedMeetingPage } from './meeting-pages.contract.ts'
import type { ShownCode } from './meetings.contract.ts'

/** the code turns every 20 seconds, and the one before still holds */
const asksEvery = 5_000

/** What a teacher shows the class: digits to type, and a code to scan that turns. */
export function CheckPanel({ data }: { data: ManagedMeetingPage }) {
  const { shown, isBusy, set } = useCheck(data)
  if (data.door !== 'open')
    return data.door === 'early' ? (
      <Panel title="Presensi">
        <p className="o-hint">{data.doorText}</p>
      </Panel>
    ) : null
  if (!shown?.isOpen)
    return (
      <Panel
        title="Presensi"
        text="Tampilkan angka dan kode QR di layar. Hanya peserta kelas ini yang dapat memakainya."
        actions={
          <Button tone="main" busy={isBusy} onClick={() => void set(true)}>
            Buka presensi
          </Button>
        }
      />
    )
  return (
    <Panel
      title="Presensi dibuka"
      text={shown.countText}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void set(true, true)}>
            Ganti angka
          </Button>
          <Button tone="main" busy={isBusy} onClick={() => void set(false)}>
            Tutup presensi
          </Button>
        </>
      }
    >
      <div className="mtg-check">
        <div>
          <p className="o-hint">Ketik di halaman pertemuan</p>
          <p className="mtg-digits">{shown.digits}</p>
        </div>
        <div>
          <p className="o-hint">Atau pindai; berganti setiap 20 detik</p>
          <svg
            className="mtg-qr"
            viewBox={`0 0 ${shown.qr.size} ${shown.qr.size}`}
            role="img"
            aria-label="Kode QR presensi"
          >
            <rect width={shown.qr.size} height={shown.qr.size} fill="#fff" />
            <path d={shown.qr.path} fill="#000" />
          </svg>
        </div>
      </div>
      <Notice>
        <p>
          Angka dan foto kode dapat dikirim kepada yang tidak hadir. Perangkat yang mencatat lebih dari satu
          orang diberi tanda di daftar.
        </p>
      </Notice>
    </Panel>
  )
}

function useCheck({ id, isChecking }: ManagedMeetingPage) {
  const toasts = useToasts()
  const [shown, setShown] = useState<ShownCode>()
  const [isBusy, setBusy] = useState(false)
  const isOpen = shown?.isOpen ?? isChecking
  // the code on the screen is asked for again before it no longer holds
  useEffect(() => {
    if (!isOpen) return
    const ask = async () => {
      const result = await callApi<ShownCode>('GET', `/v1/meetings/${id}/code`)
      if (result.ok) setShown(result.data)
    }
    void ask()
    const timer = setInterval(() => void ask(), asksEvery)
    return () => clearInterval(timer)
  }, [id, isOpen])
  async function set(isWanted: boolean, isNew = false): Promise<void> {
    setBusy(true)
    const result = await callApi<ShownCode>('PUT', `/v1/meetings/${id}/check`, { isOpen: isWanted, isNew })
    setBusy(false)
    if (!result.ok) return toasts.show({ message: result.message, tone: 'bad' })
    setShown(result.data)
    if (!isWanted) reloadPage()
  }
  return { shown, isBusy, set }
}
