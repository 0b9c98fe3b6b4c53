import type { HistoryProps } from './history.tsx'
import { LateDialog } from './late-dialog.tsx'

const loadHistory = () => import('./history.tsx').then(module => module.History)

export const HistoryDialog = ({ open, ...rest }: HistoryProps & { open: boolean }) => (
  <LateDialog title="Riwayat terbitan" open={open} size="large" load={loadHistory} inside={rest} />
)
