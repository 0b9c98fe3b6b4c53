import { useId, useState } from 'react'
import { Button } from '../office/buttons.tsx'
import { Dialog } from '../office/dialog.tsx'
import { TextField } from '../office/fields.tsx'
import { addressOf, linkAt, setLink } from './link-commands.ts'
import type { TextEditor } from './text-editor.ts'

interface LinkDialogProps {
  editor: TextEditor
  onClose: () => void
}

/** Where words lead: the chosen ones, or those of the link the cursor is in; without any, the address itself is written. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [before] = useState(() => linkAt(editor.view.state))
  const [href, setHref] = useState(before?.href ?? '')
  const [error, setError] = useState<string>()
  const form = useId()
  function use(): void {
    const address = addressOf(href)
    if (address) {
      editor.run(setLink(address))
      onClose()
    } else setError('Tulis alamat di situs ini (/Class), alamat lengkap (https://…), atau email')
  }
  return (
    <Dialog
      title="Tautan"
      size="small"
      open
      onClose={onClose}
      footer={
        <>
          {before && (
            <Button
              tone="quiet"
              onClick={() => {
                editor.run(setLink(undefined))
                onClose()
              }}
            >
              Lepas tautan
            </Button>
          )}
          <Button tone="main" type="submit" form={form}>
            Pakai
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          event.stopPropagation()
          use()
        }}
      >
        <TextField
          label="Alamat"
          name="ed.link"
          value={href}
          placeholder="/Class atau https://…"
          list="daftar-pages"
          error={error}
          onChange={setHref}
        />
      </form>
    </Dialog>
  )
}
