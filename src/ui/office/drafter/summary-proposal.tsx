import type { DocNode } from '../../../shared/document/document.ts'
import { textOfDocument } from '../../../shared/document/to-text.ts'
import { limits } from '../../../shared/limits.ts'
import { Proposal } from './proposal.tsx'

export interface SummaryProposalProps {
  title: string
  blocks: readonly DocNode[]
  now: unknown
  maxLength?: number | undefined
  onTake: (summary: string) => void
}

/** A summary of what is written below it, as it stands in the editor. */
export const SummaryProposal = ({
  title,
  blocks,
  now,
  maxLength = limits.postSummary,
  onTake,
}: SummaryProposalProps) => (
  <Proposal
    label="Usulkan ringkasan"
    title="Usulan ringkasan"
    now={typeof now === 'string' ? now : ''}
    path="/v1/assistant/drafts/summary"
    wish={() => ({ title, text: textOfDocument(blocks), longest: maxLength })}
    maxLength={maxLength}
    onTake={onTake}
  />
)
