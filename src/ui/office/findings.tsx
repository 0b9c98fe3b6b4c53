import './review.css'
import { useEffect, useState } from 'react'
import type { Block } from '../../shared/document/document.ts'
import type { Finding } from '../../shared/document/findings.ts'
import { findingsOf } from '../../shared/draft-findings.ts'
import { callApi } from './call-api.ts'
import { Notice } from './panels.tsx'
import { showPlace } from './text-places.ts'
import type { DraftEditing } from './use-draft.ts'
import { reviewPath } from './use-review.ts'

interface FindingsProps {
  editing: DraftEditing
  /** undefined: what is written here has no long text */
  blocks: readonly Block[] | undefined
}

/** What is looked at before something is published. Nothing of it is in the way. */
export function Findings({ editing, blocks }: FindingsProps) {
  const dead = useDeadLinks(editing)
  const findings: Finding[] = [...findingsOf(editing.value, blocks), ...dead]
  if (findings.length === 0) return <Notice tone="good">Tidak ada yang perlu diperhatikan.</Notice>
  return (
    <div className="o-findings">
      <p>{`${findings.length} hal untuk diperhatikan. Tidak ada yang menghalangi terbitnya.`}</p>
      <ul>
        {findings.map(({ block, words }) => (
          <li key={`${block ?? ''} ${words}`}>
            {block && blocks ? (
              <button type="button" onClick={() => showPlace(blocks, block)}>
                {words}
              </button>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links that lead nowhere, which the server knows: of the draft as it was saved last. */
function useDeadLinks({ answer }: DraftEditing): Finding[] {
  const [found, setFound] = useState<Finding[]>([])
  const path = answer.rev > 0 ? `${reviewPath(answer)}/dead-links` : ''
  // asked again when a save has arrived
  // biome-ignore lint/correctness/useExhaustiveDependencies: rev says that the draft is another one
  useEffect(() => {
    let isGone = false
    if (path !== '')
      void callApi<{ links: { block: string; href: string }[] }>('GET', path).then(result => {
        if (isGone || !result.ok) return
        setFound(
          result.data.links.map(({ block, href }) => ({
            ...(block ? { block } : {}),
            words: `Tautan ke ${href} tidak sampai ke halaman mana pun.`,
          })),
        )
      })
    return () => {
      isGone = true
    }
  }, [path, answer.rev])
  return found
}
