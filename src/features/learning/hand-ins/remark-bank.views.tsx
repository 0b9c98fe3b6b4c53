import { useState } from 'react'
import { Button, IconButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { useTakeBack } from '../../../ui/office/take-back.ts'
import { useToasts } from '../../../ui/office/toasts.tsx'

interface BankProps {
  initial: { id: number; text: string }[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** what is written now: it can be kept */
  comment: string
  onUse: (text: string) => void
}

/** Words that are said often, put into the comment by a press. */
export function RemarkBank({ initial, isOpen, onOpen, comment, onUse }: BankProps) {
  const [remarks, setRemarks] = useState(initial)
  const [said, setSaid] = useState('')
  const toasts = useToasts()
  const takeBack = useTakeBack()

  async function keep(): Promise<void> {
    const result = await callApi<{ id: number; text: string }>('POST', '/v1/marking-remarks', {
      text: comment,
    })
    if (result.ok) setRemarks(now => [...now, result.data])
    setSaid(
      result.ok ? 'Komentar disimpan untuk dipakai lagi.' : (result.errors[0]?.message ?? result.message),
    )
  }

  async function drop(id: number): Promise<void> {
    const result = await callApi('DELETE', `/v1/marking-remarks/${id}`)
    if (!result.ok) return setSaid(result.message)
    const before = remarks
    setRemarks(now => now.filter(one => one.id !== id))
    toasts.show({ message: result.message, undo: takeBack([result.data], () => setRemarks(before)) })
  }

  return (
    <details className="hi-appeal" open={isOpen} onToggle={event => onOpen(event.currentTarget.open)}>
      <summary>Komentar tersimpan ({remarks.length})</summary>
      <ul className="hi-likes">
        {remarks.map(({ id, text }) => (
          <li key={id} className="hi-kept-line">
            <Button isSmall onClick={() => onUse(text)}>
              {text}
            </Button>
            <IconButton icon="trash" label={`Buang komentar: ${text}`} onClick={() => void drop(id)} />
          </li>
        ))}
      </ul>
      {comment.trim() !== '' && (
        <Button isSmall tone="quiet" onClick={() => void keep()}>
          Simpan komentar ini untuk dipakai lagi
        </Button>
      )}
      <p role="status">{said}</p>
    </details>
  )
}
