import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextField } from '../../../ui/office/fields.tsx'
import { ConfirmCall, FormDialog } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { LetterTabs } from './letter-tabs.views.tsx'
import type { SuppressionItem, SuppressionsPage } from './letters.contract.ts'
import { suppressionCauses } from './letters.rules.ts'

export const pages: PagesOf<'letters.suppressions'> = { 'letters.suppressions': Suppressions }

/** Addresses that get no letters, and the way back. */
function Suppressions({ data: { list } }: { data: SuppressionsPage }) {
  const [asked, setAsked] = useState<SuppressionItem>()
  const [isAdding, setAdding] = useState(false)
  return (
    <OfficeListPage
      list={list}
      text="Alamat yang ditolak peladen surat untuk seterusnya ditahan 90 hari. Surat akun tetap dicoba; lonceng tidak terpengaruh."
      before={<LetterTabs current="suppressions" />}
      actions={<Button onClick={() => setAdding(true)}>Tahan alamat</Button>}
      columns={columnsWith(setAsked)}
      nameOf={({ address }) => address}
      none={{ icon: 'done', text: 'Tidak ada alamat yang ditahan. Semua orang dapat dikirimi surat.' }}
    >
      {isAdding && <HoldDialog onClose={() => setAdding(false)} />}
      <ConfirmCall
        title={`Lepas ${asked?.address ?? ''}?`}
        text="Surat berikutnya dikirim lagi ke alamat ini. Bila peladen surat menolaknya lagi, alamat ini kembali ditahan."
        confirm="Lepas"
        open={asked !== undefined}
        call={() => callApi('DELETE', `/v1/suppressions/${asked?.id ?? 0}`)}
        onClose={() => setAsked(undefined)}
      />
    </OfficeListPage>
  )
}

const columnsWith = (ask: (item: SuppressionItem) => void): Column<SuppressionItem>[] => [
  mainColumn('address', 'Alamat', ({ address, words }) => withSmall(address, words)),
  statusColumn(({ cause }) => suppressionCauses[cause], 'cause'),
  {
    key: 'since',
    label: 'Sejak',
    cell: ({ sinceText, endsText }) =>
      withSmall(sinceText, endsText ? `Sampai ${endsText}` : 'Sampai dilepas'),
  },
  deedColumn(item => (
    <Button isSmall label={`Lepas ${item.address}`} onClick={() => ask(item)}>
      Lepas
    </Button>
  )),
]

function HoldDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial: { address: '', words: '' },
    submit: values => callApi<{ id: number }>('POST', '/v1/suppressions', values),
    said: 'Alamat ditahan',
    onDone: onClose,
  })
  return (
    <FormDialog title="Tahan alamat" form={form} submit="Tahan" open onClose={onClose}>
      <TextField
        label="Alamat email"
        type="email"
        required
        maxLength={limits.mailAddress}
        {...form.field('address')}
      />
      <TextField
        label="Keterangan"
        maxLength={limits.postSummary}
        hint="Misalnya: diminta lewat telepon."
        {...form.field('words')}
      />
    </FormDialog>
  )
}
