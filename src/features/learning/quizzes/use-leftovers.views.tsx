import { useEffect } from 'react'
import { dropAnswers, keepSteps, keptSteps } from '../../../ui/exercise/answer-copy.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import type { PastAttempt } from './quiz-pages.contract.ts'

/** What this browser never brought home of attempts that have ended meanwhile: sent, and kept apart by the server. */
export function useLeftovers(past: readonly PastAttempt[]): void {
  const ids = past.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same attempts are looked at once
  useEffect(() => {
    for (const { id } of past) void bring(id)
  }, [ids])
}

async function bring(id: number): Promise<void> {
  const steps = keptSteps(id).filter(({ writer }) => writer > 0)
  for (const [writer, of] of Map.groupBy(steps, step => step.writer)) {
    const result = await callApi('PUT', `/v1/quiz-attempts/${id}/steps`, {
      writer,
      steps: of.slice(-200).map(({ slot, seq, answer, clientAt }) => ({ slot, seq, answer, clientAt })),
    })
    // without a network, with the next visit
    if (!result.ok && (result.status === 0 || result.status >= 500)) return
  }
  keepSteps(id, [])
  dropAnswers(id)
}
