import { Menu } from '../../../ui/office/buttons.tsx'
import { type ApiResult, callApi } from '../../../ui/office/call-api.ts'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { bulkBy } from '../../../ui/office/list/office-list.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { kindNames, questionStates } from './question-kinds.rules.ts'
import type { QuestionItem } from './questions.contract.ts'

const by = bulkBy('/v1/questions/bulk', 'deed')
/** What may be done to many questions. */
export const questionDeeds = [
  by('ready', 'Siap dipakai', 'Soal ini boleh dipilih dan terambil oleh kuis.', { icon: 'done' }),
  by(
    'tag',
    'Beri tanda',
    'Tanda mengelompokkan soal; kuis dapat mengambil soal secara acak dari sebuah tanda.',
    {
      asks: { name: 'tag', label: 'Tanda', hint: 'Misalnya: tcp/ip', isRequired: true },
    },
  ),
  by('retired', 'Tidak dipakai lagi', 'Soal tetap ada di percobaan yang sudah berjalan.'),
  by('remove', 'Hapus', 'Soal yang tidak dipakai kuis mana pun dihapus untuk selamanya.', { tone: 'danger' }),
]

/** The bank as a table; `run` does what a row's menu asks. */
export const questionColumns = (
  run: (call: Promise<ApiResult<unknown>>) => Promise<void>,
): Column<QuestionItem>[] => [
  mainColumn('name', 'Soal', item =>
    withSmall(<a href={item.href}>{item.name}</a>, item.tags.map(tag => `#${tag}`).join(' ')),
  ),
  { key: 'kind', label: 'Jenis', cell: item => kindNames[item.kind].label },
  statusColumn(item => questionStates[item.state], 'state'),
  { key: 'points', label: 'Poin', cell: item => item.points },
  {
    key: 'uses',
    label: 'Dipakai',
    cell: item => (item.uses === 0 ? 'Belum' : `${item.uses} kuis`),
  },
  { key: 'updated', label: 'Diubah', cell: item => item.updatedText },
  deedColumn(item => (
    <Menu
      label={`Tindakan untuk ${item.name}`}
      items={[
        { label: 'Ubah', href: item.href },
        {
          label: 'Salin',
          onSelect: () => void run(callApi('POST', `/v1/questions/${item.id}/copy`)),
        },
        {
          label: 'Hapus',
          tone: 'danger',
          onSelect: () => void run(callApi('DELETE', `/v1/questions/${item.id}`)),
        },
      ]}
    />
  )),
]
