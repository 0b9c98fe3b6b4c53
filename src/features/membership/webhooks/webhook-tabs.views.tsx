import { routes } from '../../../routes.ts'
import { Tabs } from '../../../ui/office/panels.tsx'

export function WebhookTabs({ current }: { current: 'endpoints' | 'deliveries' }) {
  return (
    <Tabs
      label="Bagian webhook"
      current={current}
      tabs={[
        { id: 'endpoints', label: 'Penerima', href: routes['Kelola-Webhook'] },
        { id: 'deliveries', label: 'Catatan', href: routes['Kelola-Webhook-Catatan'] },
      ]}
    />
  )
}
