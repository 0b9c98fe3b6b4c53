import { officePage } from '../../../platform/http/office-page.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { letters } from './disc-phrases.rules.ts'
import { listCounts } from './disc-tests.ts'
import { leastCounted, letterWords, nothingStandsOut } from './disc-words.rules.ts'

/** How many had which result, from ten on: fewer say too much of single people. */
export const loadCounts = officePage(
  {
    page: 'disc-tests.counts',
    path: routes['Kelola-Tes-Kepribadian'],
    access: permissions.countDiscTests,
  },
  { title: 'Tes kepribadian', description: 'Berapa orang mendapat hasil apa, tanpa nama.' },
  async ({ tx }) => {
    const counts = await listCounts(tx)
    const total = counts.reduce((sum, { count }) => sum + count, 0)
    if (total < leastCounted)
      return {
        total: 0,
        rows: [],
        hidden: `Angka tampil setelah ${leastCounted} orang menyelesaikan tes, supaya tidak seorang pun dapat dikenali.`,
      }
    const rows = [...letters, '-' as const].map(letter => {
      const count = counts.find(one => one.letters === letter)?.count ?? 0
      return {
        key: letter,
        label: letter === '-' ? nothingStandsOut.title : `${letter} · ${letterWords[letter].name}`,
        count,
        share: `${Math.round((count / total) * 100)}%`,
      }
    })
    return { total, rows, hidden: '' }
  },
)
