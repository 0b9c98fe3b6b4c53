import { type ComponentType, useEffect, useState } from 'react'
import type { ProposalProps } from './proposal-props.ts'
import { useDrafter } from './use-drafter.ts'

/** Where the site has a model: the way to what it proposes for a field, loaded there and nowhere else. */
export function Proposal(props: ProposalProps) {
  const isOn = useDrafter()
  const [Way, setWay] = useState<ComponentType<ProposalProps>>()
  useEffect(() => {
    if (isOn) void import('./proposal-button.tsx').then(module => setWay(() => module.ProposalButton))
  }, [isOn])
  return Way ? <Way {...props} /> : null
}
