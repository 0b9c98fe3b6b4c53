import { callApi } from './call-api.ts'
import { reloadPage } from './navigate.ts'
import { useToasts } from './toasts.tsx'

const numberOf = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'undo' in data && typeof data.undo === 'number'
    ? data.undo
    : undefined

/**
 * For a toast: takes back what was removed, where the answers of the calls that did it say by which number
 * (`POST /v1/removals/{id}/undo`). undefined where nothing can be. `shown` draws it again; the page is asked anew unless given.
 */
export function useTakeBack() {
  const toasts = useToasts()
  return (answers: readonly unknown[], shown: () => void = reloadPage): (() => void) | undefined => {
    const numbers = answers.map(numberOf).filter(number => number !== undefined)
    if (numbers.length === 0) return undefined
    return () => void takeBack(numbers)

    async function takeBack(them: readonly number[]): Promise<void> {
      let refused: string | undefined
      for (const id of them) {
        const result = await callApi('POST', `/v1/removals/${id}/undo`)
        if (!result.ok) refused = result.message
      }
      toasts.show(refused === undefined ? { message: 'Dikembalikan' } : { message: refused, tone: 'bad' })
      shown()
    }
  }
}
