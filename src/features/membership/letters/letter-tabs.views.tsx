import { routes } from '../../../routes.ts'
import { Tabs } from '../../../ui/office/panels.tsx'

/** The four places where letters are looked after. */
export function LetterTabs({ current }: { current: 'log' | 'templates' | 'mailings' | 'suppressions' }) {
  return (
    <Tabs
      label="Bagian surat"
      current={current}
      tabs={[
        { id: 'log', label: 'Catatan', href: routes['Kelola-Surat'] },
        { id: 'templates', label: 'Templat', href: routes['Kelola-Surat-Templat'] },
        { id: 'mailings', label: 'Kiriman', href: routes['Kelola-Surat-Kiriman'] },
        { id: 'suppressions', label: 'Alamat ditahan', href: routes['Kelola-Surat-Ditahan'] },
      ]}
    />
  )
}
