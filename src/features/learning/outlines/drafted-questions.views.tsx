import { useState } from 'react'
import { to } from '../../../routes.ts'
import type { DocNode } from '../../../shared/document/document.ts'
import { textOfDocument } from '../../../shared/document/to-text.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { handOver } from '../../../ui/office/drafter/drafted-questions.ts'
import { useDrafter } from '../../../ui/office/drafter/use-drafter.ts'
import { SelectField } from '../../../ui/office/fields.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { Notice, Panel } from '../../../ui/office/panels.tsx'

const counts = [3, 5, 10].map(count => ({ value: String(count), label: `${count} soal` }))

/** Where the site has a model: questions about this chapter, which are checked and put right where questions come in. */
export function DraftedQuestions({ title, blocks }: { title: string; blocks: readonly DocNode[] }) {
  const isOn = useDrafter()
  const [count, setCount] = useState('5')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  if (!isOn) return null

  async function propose(): Promise<void> {
    setBusy(true)
    setProblem('')
    const wish = { title, text: textOfDocument(blocks), count: Number(count) }
    const result = await callApi<{ text: string }>('POST', '/v1/assistant/drafts/questions', wish)
    setBusy(false)
    if (!result.ok) return setProblem(result.errors[0]?.message ?? result.message)
    if (handOver({ text: result.data.text, chapter: title })) goTo(to.importQuestions())
    else
      setProblem('Peramban ini tidak menyimpan apa pun, jadi usulannya tidak dapat dibawa ke halaman impor.')
  }

  return (
    <Panel title="Soal dari bab ini" text="Model AI mengusulkan, Anda memeriksa kuncinya sebelum disimpan.">
      <div className="o-form">
        <SelectField
          label="Banyaknya"
          name="count"
          value={count}
          options={counts}
          onChange={setCount}
          required
        />
        {problem !== '' && (
          <Notice tone="bad" isAlert>
            {problem}
          </Notice>
        )}
        <div className="o-actions">
          <Button icon="sparkles" busy={isBusy} onClick={() => void propose()}>
            Usulkan soal
          </Button>
        </div>
      </div>
    </Panel>
  )
}
