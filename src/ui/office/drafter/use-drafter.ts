import { useEffect, useState } from 'react'
import { callApi } from '../call-api.ts'

let known: Promise<boolean> | undefined

async function look(): Promise<boolean> {
  const result = await callApi<{ isOn: boolean }>('GET', '/v1/assistant/drafts')
  // nobody answered: asked again where it is needed next
  if (!result.ok) known = undefined
  return result.ok && result.data.isOn
}

/** Whether this site has a model that may propose something; asked once for each document, false until then. */
export function useDrafter(): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    let isHere = true
    known ??= look()
    void known.then(on => isHere && setOn(on))
    return () => {
      isHere = false
    }
  }, [])
  return isOn
}
