import { useState } from 'react'
import { Button, Menu } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { AddDialog, TokenDialog } from './access-token-dialogs.views.tsx'
import type { MadeToken, TokenItem, TokensPage } from './access-tokens.contract.ts'
import { tokenStates } from './token-scopes.rules.ts'

export const pages: PagesOf<'access-tokens.list'> = { 'access-tokens.list': AccessTokens }

type Deed = 'revoke' | 'take'

/** Tokens of programs: made, seen once, revoked. */
function AccessTokens({ data: { list, scopes, canShare } }: { data: TokensPage }) {
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeToken>()
  const [chosen, setChosen] = useState<{ item: TokenItem; deed: Deed }>()
  const item = chosen?.item
  return (
    <OfficeListPage
      list={list}
      text="Program Anda memanggil API dengan token: ia bertindak atas nama pemiliknya, sebatas izin yang Anda pilih."
      actions={
        <Button tone="main" icon="plus" onClick={() => setAdding(true)}>
          Buat token
        </Button>
      }
      columns={columnsFor(canShare, (given, deed) => setChosen({ item: given, deed }))}
      none={{
        icon: 'key',
        text: 'Token dipakai program di header Authorization: Bearer. Ia dapat dicabut kapan saja, dan berakhir sendiri.',
      }}
    >
      {isAdding && (
        <AddDialog
          scopes={scopes}
          canShare={canShare}
          onClose={() => setAdding(false)}
          onMade={token => {
            setAdding(false)
            setMade(token)
            reloadPage()
          }}
        />
      )}
      <TokenDialog item={made} onClose={() => setMade(undefined)} />
      <ConfirmCall
        title={`Cabut "${item?.name ?? ''}"?`}
        text="Program yang memakai token ini langsung ditolak. Tindakan ini tidak bisa dibatalkan."
        confirm="Cabut token"
        open={chosen?.deed === 'revoke'}
        call={() => callApi('DELETE', `/v1/access-tokens/${item?.id}`)}
        done={`${item?.name} dicabut`}
        onClose={() => setChosen(undefined)}
      />
      <ConfirmCall
        title={`Ambil alih "${item?.name ?? ''}"?`}
        text={`Token ini dibuat ${item?.owner ?? ''}. Mulai sekarang ia bertindak atas nama Anda, dan tetap berlaku bila pembuatnya pergi.`}
        confirm="Ambil alih"
        open={chosen?.deed === 'take'}
        call={() => callApi('PUT', `/v1/access-tokens/${item?.id}/owner`)}
        onClose={() => setChosen(undefined)}
      />
    </OfficeListPage>
  )
}

const columnsFor = (canShare: boolean, begin: (item: TokenItem, deed: Deed) => void): Column<TokenItem>[] => [
  mainColumn('name', 'Token', ({ name, hint }) => withSmall(name, hint)),
  statusColumn(({ state }) => tokenStates[state]),
  {
    key: 'owner',
    label: 'Milik',
    cell: ({ owner, isShared, isOwn }) =>
      withSmall(isShared ? 'Situs' : isOwn ? 'Anda' : owner, isShared ? `atas nama ${owner}` : ''),
  },
  { key: 'scopes', label: 'Izin', isRest: true, cell: ({ scopes }) => <code>{scopes.join(' ')}</code> },
  {
    key: 'used',
    label: 'Terakhir dipakai',
    isRest: true,
    cell: ({ usedText, endsText }) => withSmall(usedText || 'Belum pernah', `Berakhir ${endsText}`),
  },
  deedColumn(
    item => (
      <Menu
        label={`Tindakan untuk ${item.name}`}
        items={[
          ...(canShare && item.isShared && !item.isOwn
            ? [{ label: 'Ambil alih', icon: 'key' as const, onSelect: () => begin(item, 'take') }]
            : []),
          { label: 'Cabut', icon: 'trash', tone: 'danger', onSelect: () => begin(item, 'revoke') },
        ]}
      />
    ),
    { align: 'end' },
  ),
]
