import type { ReactNode } from 'react'
import { Button } from './buttons.tsx'
import { CopyField } from './copy-field.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './panels.tsx'

interface OnceDialogProps {
  title: string
  /** what it is, and what to do should it be lost or leak; nothing: the dialog is closed */
  warning: ReactNode
  /** what is to be copied, by its label */
  values: Readonly<Record<string, string>>
  onClose: () => void
}

/** The one time that a secret can be read. */
export function OnceDialog({ title, warning, values, onClose }: OnceDialogProps) {
  return (
    <Dialog
      title={title}
      open={Boolean(warning)}
      onClose={onClose}
      footer={
        <Button tone="main" onClick={onClose}>
          Sudah saya simpan
        </Button>
      }
    >
      {Boolean(warning) && (
        <>
          <Notice tone="warning">{warning}</Notice>
          {Object.entries(values).map(([label, value]) => (
            <CopyField key={label} label={label} value={value} />
          ))}
        </>
      )}
    </Dialog>
  )
}
