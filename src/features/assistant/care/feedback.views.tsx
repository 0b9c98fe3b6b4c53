import { Tag } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { RatedItem } from './care.contract.ts'

/** What people said of answers: the question, the answer, the thumb and why. */
export const ratedColumns: Column<RatedItem>[] = [
  {
    key: 'query',
    label: 'Pertanyaan dan jawaban',
    isMain: true,
    cell: ({ query, answer }) => (
      <details>
        <summary>{query}</summary>
        <p className="o-text">{answer || 'Tanpa jawaban'}</p>
      </details>
    ),
  },
  {
    key: 'feedback',
    label: 'Penilaian',
    cell: ({ feedback }) =>
      feedback === 'up' ? <Tag tone="green">Membantu</Tag> : <Tag tone="orange">Kurang</Tag>,
  },
  { key: 'reason', label: 'Alasan', cell: ({ reason }) => reason || 'Tidak disebut' },
  { key: 'at', label: 'Waktu', cell: ({ atText }) => atText },
]
