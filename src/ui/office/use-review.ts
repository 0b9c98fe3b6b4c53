import { useCallback, useEffect, useState } from 'react'
import { type ApiResult, callApi } from './call-api.ts'
import type { DraftAnswer } from './draft-answer.ts'

export interface Remark {
  number: number
  block: string
  quote: string
  words: string
  by: string
  at: string
  resolvedBy: string | null
}

/** What the calls of /v1/reviews answer, as far as the browser reads it. */
interface Review {
  state: 'asked' | 'needs_fix' | null
  changed: string[]
  steps: { number: number; decision: string; words: string; note: string; by: string; at: string }[]
  remarks: Remark[]
  mayDecide: boolean
}

export const reviewPath = ({ kind, id }: Pick<DraftAnswer, 'kind' | 'id'>) =>
  `/v1/reviews/${kind}/${encodeURIComponent(id)}`

/** The review of what is written on this page, asked when its panel is opened. */
export function useReview(answer: Pick<DraftAnswer, 'kind' | 'id'>) {
  const path = reviewPath(answer)
  const [review, setReview] = useState<Review>()
  const [problem, setProblem] = useState('')

  const take = useCallback((result: ApiResult<Review>) => {
    setProblem(result.ok ? '' : (result.errors[0]?.message ?? result.message))
    if (result.ok) setReview(result.data)
    return result
  }, [])

  // asked once; what is done here answers how it stands then
  useEffect(() => {
    void callApi<Review>('GET', path).then(take)
  }, [path, take])

  const act = useCallback(
    async (method: 'POST' | 'DELETE', rest: string, body: object = {}) =>
      take(await callApi<Review>(method, `${path}${rest}`, body)),
    [path, take],
  )
  return { review, problem, act }
}

export type Reviewing = ReturnType<typeof useReview>
