import { useState } from 'react'
import type { ApiResult } from './call-api.ts'
import { reloadPage } from './navigate.ts'
import { shownLongEnough } from './shown-long-enough.ts'
import { useTakeBack } from './take-back.ts'
import { useToasts } from './toasts.tsx'

/** Everything that is done by one click: says how it went, and shows what stands now. What was removed can be taken back. */
export function useDeed() {
  const toasts = useToasts()
  const takeBack = useTakeBack()
  const [isBusy, setBusy] = useState(false)
  /** `words` where the answer's own message is not what is said */
  async function run<Data>(deed: Promise<ApiResult<Data>>, words?: (data: Data) => string): Promise<void> {
    setBusy(true)
    const result = await shownLongEnough(deed)
    setBusy(false)
    if (result.ok)
      toasts.show({ message: words?.(result.data) ?? result.message, undo: takeBack([result.data]) })
    else toasts.show({ message: result.message, tone: 'bad' })
    reloadPage()
  }
  return { isBusy, run }
}
