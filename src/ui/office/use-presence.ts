import { useEffect, useState } from 'react'
import type { Block } from '../../shared/document/document.ts'
import { textOfNode } from '../../shared/document/to-text.ts'
import { callApi } from './call-api.ts'
import { type DraftAnswer, draftPath } from './draft-answer.ts'
import { blockAtCursor } from './text-places.ts'

/** said so often; who says nothing for a minute is not here */
const everyMilliseconds = 25_000

/** Others who have the draft open, each with the first words of where they write. Only while this page is looked at. */
export function usePresence(
  answer: Pick<DraftAnswer, 'kind' | 'id'>,
  blocks: () => readonly Block[],
): string[] {
  const path = draftPath(answer)
  const [here, setHere] = useState<string[]>([])
  // the text changes with every key, and is asked for when something is said
  // biome-ignore lint/correctness/useExhaustiveDependencies: `blocks` reads the latest
  useEffect(() => {
    const own = Math.random().toString(36).slice(2)
    async function say(): Promise<void> {
      if (document.hidden) return
      const body = { window: own, block: blockAtCursor(blocks()) }
      const result = await callApi<{ here: { name: string; block: string }[] }>(
        'PUT',
        `${path}/presence`,
        body,
      )
      if (result.ok) setHere(result.data.here.map(({ name, block }) => wordsOf(name, blocks(), block)))
    }
    void say()
    const timer = setInterval(() => void say(), everyMilliseconds)
    const look = () => void say()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [path])
  return here
}

/** "Sari, di “Petani memanen…”" */
function wordsOf(name: string, blocks: readonly Block[], id: string): string {
  const block = blocks.find(one => one.id === id)
  const words = block ? textOfNode(block).trim().slice(0, 24) : ''
  return words === '' ? name : `${name} di “${words}…”`
}
