import type { SectionProps } from '../../ui/kit/section.ts'
import { Steps } from '../../ui/kit/steps.tsx'

/** The line numbers its steps, so a label that is only a number would say it twice. */
export function Trail({ section }: SectionProps<'steps'>) {
  const items = section.items.map(step =>
    /^\d+$/.test(step.label ?? '') ? { ...step, label: undefined } : step,
  )
  return <Steps section={{ ...section, items }} look="timeline" />
}
