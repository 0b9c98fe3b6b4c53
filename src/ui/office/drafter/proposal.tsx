import { useState } from 'react'
import { Button } from '../buttons.tsx'
import { usePart } from '../use-part.ts'
import type { ProposalProps } from './proposal-props.ts'
import { useDrafter } from './use-drafter.ts'

/** Where the site has a model: the way to what it proposes for a field. What it opens is fetched when it is pressed. */
export function Proposal(props: ProposalProps) {
  const isOn = useDrafter()
  const [isOpen, setOpen] = useState(false)
  const {
    Part: Opened,
    isLoading,
    want,
  } = usePart(() => import('./proposal-dialog.tsx').then(module => module.ProposalDialog))
  if (!isOn) return null
  return (
    <div className="o-proposal-way">
      <Button tone="quiet" isSmall icon="sparkles" busy={isLoading} onClick={() => void want().then(setOpen)}>
        {props.label}
      </Button>
      {isOpen && Opened && <Opened {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}
