import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { bulkBy } from '../../../ui/office/list/office-list.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import type { Column } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { Voice } from './voice-dialog.views.tsx'
import type { VoiceItem, VoicesPage } from './voices.contract.ts'
import { decisionLabels, nextOf, type VoiceState, voiceKinds, voiceStates } from './voices.rules.ts'

export const pages: PagesOf<'voices.manage'> = { 'voices.manage': ManageVoices }

const decide = bulkBy('/v1/voices/bulk', 'decision')
const reasonAsked = {
  name: 'reason',
  label: 'Alasan',
  hint: `Dicatat untuk rekan, tidak dikirim. Maksimal ${limits.reason} karakter.`,
}
const bulk = [
  decide('published', 'Terbitkan', 'Yang dipilih tampil di situs.', { icon: 'done' }),
  decide('rejected', 'Tolak', 'Yang masih menunggu ditolak dan tidak tampil.', {
    tone: 'danger',
    asks: reasonAsked,
  }),
  decide('spam', 'Tandai spam', 'Yang masih menunggu ditandai spam dan tidak tampil.', { tone: 'danger' }),
  decide('hidden', 'Sembunyikan', 'Yang sudah tampil tidak lagi terlihat pengunjung.', { asks: reasonAsked }),
  decide('pending', 'Kembalikan ke antrean', 'Keputusan ditarik; yang dipilih menunggu lagi.'),
]

/** One queue for all that visitors say; J, K and Enter go through it, Enter opens one. */
function ManageVoices({ data: { list, waiting } }: { data: VoicesPage }) {
  const [openId, setOpenId] = useState<number>()
  const decideOne = useDecision()
  const open = list.rows.find(({ id }) => id === openId)
  return (
    <OfficeListPage
      list={list}
      text={
        waiting > 0
          ? `${waiting} menunggu diperiksa. Tidak ada yang tampil sebelum diterbitkan.`
          : 'Semua sudah diperiksa. Tidak ada yang tampil sebelum diterbitkan.'
      }
      columns={columnsWith(({ id }) => setOpenId(id), decideOne)}
      nameOf={({ kind, name }) => `${voiceKinds[kind]} dari ${name}`}
      bulk={bulk}
      none={{
        icon: 'list',
        text: 'Testimoni, aspirasi, dan ulasan buku dari pengunjung muncul di sini untuk diperiksa.',
      }}
    >
      <Dialog
        title={open ? `${voiceKinds[open.kind]} dari ${open.name}` : ''}
        open={open !== undefined}
        onClose={() => setOpenId(undefined)}
      >
        {open && (
          <Voice
            key={`${open.id} ${open.state} ${open.progress} ${open.replies.length}`}
            item={open}
            onDecide={(to, reason) => {
              setOpenId(undefined)
              void decideOne(open, to, reason)
            }}
          />
        )}
      </Dialog>
    </OfficeListPage>
  )
}

/** Decides, says so, and offers the way back for ten seconds. */
function useDecision() {
  const toasts = useToasts()
  const send = (id: number, decision: VoiceState, reason = '') =>
    callApi<VoiceItem>('POST', `/v1/voices/${id}/decision`, { decision, reason })
  return async (item: VoiceItem, to: VoiceState, reason?: string): Promise<void> => {
    const result = await send(item.id, to, reason)
    if (!result.ok) return toasts.show({ message: result.message, tone: 'bad' })
    const back = (nextOf[to] as readonly VoiceState[]).includes(item.state)
    toasts.show({
      message: `${item.name}: ${voiceStates[to].label.toLowerCase()}`,
      undo: back
        ? () => {
            void send(item.id, item.state).then(undone => {
              if (!undone.ok) toasts.show({ message: undone.message, tone: 'bad' })
              reloadPage()
            })
          }
        : undefined,
    })
    reloadPage()
  }
}

const columnsWith = (
  open: (item: VoiceItem) => void,
  decideOne: (item: VoiceItem, to: VoiceState) => Promise<void>,
): Column<VoiceItem>[] => [
  mainColumn('who', 'Siapa', item =>
    withSmall(item.name, [voiceKinds[item.kind], item.about].filter(Boolean).join(' · ')),
  ),
  statusColumn(item => voiceStates[item.state]),
  {
    key: 'content',
    label: 'Isi',
    cell: ({ content }) => (content.length > 120 ? `${content.slice(0, 118)}…` : content),
  },
  { key: 'sent', label: 'Dikirim', cell: item => item.sentText },
  deedColumn(item => (
    <>
      <Button isSmall label={`Buka tulisan ${item.name}`} onClick={() => open(item)}>
        Buka
      </Button>
      {item.state === 'pending' && (
        <Button isSmall label={`Terbitkan tulisan ${item.name}`} onClick={() => decideOne(item, 'published')}>
          {decisionLabels.published}
        </Button>
      )}
    </>
  )),
]
