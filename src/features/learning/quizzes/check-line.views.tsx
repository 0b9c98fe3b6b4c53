import './quiz.css'
import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import type { Checked } from './quizzes.contract.ts'

/** In practice: whether it is right, as far as the quiz says so. */
export function CheckLine({ id, slot, before }: { id: number; slot: number; before: () => Promise<void> }) {
  const [result, setResult] = useState<Checked>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function check(): Promise<void> {
    setBusy(true)
    await before()
    const answer = await callApi<Checked>('POST', `/v1/quiz-attempts/${id}/check`, { slot })
    setBusy(false)
    setResult(answer.ok ? answer.data : undefined)
    setProblem(answer.ok ? '' : answer.message)
  }
  return (
    <div className="q-check">
      <Button isSmall busy={isBusy} onClick={() => void check()}>
        Periksa jawaban
      </Button>
      <div role="status">
        {problem}
        {result && result.percent !== null && (
          <p>{result.percent === 100 ? 'Benar.' : result.percent > 0 ? 'Sebagian benar.' : 'Belum tepat.'}</p>
        )}
        {result?.feedback && <p className="q-text">{result.feedback}</p>}
        {result?.key && <p className="q-text">Kunci: {result.key}</p>}
      </div>
    </div>
  )
}
