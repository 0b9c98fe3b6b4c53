import { DeskCards, WaitingList } from '../../../ui/office/desk-cards.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Notice } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { DeskPage } from './desks.contract.ts'

export const pages: PagesOf<'desks.teaching' | 'desks.own'> = {
  'desks.teaching': ({ data }) => (
    <Desk data={data} text="Yang menunggu Anda, dan keadaan kelas Anda hari ini." />
  ),
  'desks.own': ({ data }) => <Desk data={data} text="Pekerjaan Anda di situs ini, dan yang menunggu Anda." />,
}

/** A first screen. */
function Desk({ data: { path, greeting, waiting, cards }, text }: { data: DeskPage; text: string }) {
  return (
    <Office path={path} title={greeting} text={text}>
      {waiting.length > 0 ? (
        <WaitingList waiting={waiting} />
      ) : (
        <Notice tone="good">Tidak ada yang menunggu Anda sekarang.</Notice>
      )}
      <DeskCards cards={cards} />
    </Office>
  )
}
