import { useState } from 'react'
import { Button } from './buttons.tsx'
import { callApi } from './call-api.ts'
import { Notice } from './panels.tsx'

/** Asks a call that tries what has been saved with somebody else's service, and says in words how it went. */
export function TestButton({ path }: { path: string }) {
  const [heard, setHeard] = useState<{ isFine: boolean; words: string }>()
  const [isBusy, setBusy] = useState(false)
  async function test(): Promise<void> {
    setBusy(true)
    const result = await callApi<{ isFine: boolean; words: string }>('POST', path)
    setHeard(result.ok ? result.data : { isFine: false, words: result.message })
    setBusy(false)
  }
  return (
    <>
      <Button isSmall busy={isBusy} onClick={() => void test()}>
        Uji sambungan
      </Button>
      <span role="status">
        {heard && <Notice tone={heard.isFine ? 'good' : 'bad'}>{heard.words}</Notice>}
      </span>
    </>
  )
}
