import { useEffect, useState } from 'react'
import { callApi } from './call-api.ts'

export interface Choice {
  id: string
  name: string
}

interface Known {
  path: string
  choices: readonly Choice[]
}

/** Choices that depend on another one: those of `path`, asked for once. `known` are those the page came with. */
export function useChoices(path: string, known: Known): readonly Choice[] {
  const [fetched, setFetched] = useState(known)
  useEffect(() => {
    if (path === '' || path === fetched.path) return
    let isWanted = true
    callApi<Choice[]>('GET', path).then(result => {
      if (isWanted && result.ok) setFetched({ path, choices: result.data })
    })
    return () => {
      isWanted = false
    }
  }, [path, fetched.path])
  return fetched.path === path ? fetched.choices : []
}
