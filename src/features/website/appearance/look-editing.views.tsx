import { useRef, useState } from 'react'
import { type Content, isSame } from '../../../shared/draft-parts.ts'
import type { DraftAnswer } from '../../../ui/office/draft-answer.ts'
import { useDraft } from '../../../ui/office/use-draft.ts'
import type { Draft } from './appearance.contract.ts'
import { lookShape } from './appearance.rules.ts'

export type Look = Draft['look']

/** What is changed of a look; colours and fonts one by one. */
export type LookEdit = Partial<Omit<Look, 'css'>> & { css?: Partial<Look['css']> }

/** what is typed or dragged in one field without a longer pause is one step to undo */
const oneStepMilliseconds = 900
const stepsKept = 60

const isLook = (value: Content): value is Content & Look => 'css' in value && 'layout' in value

const apply = (look: Content & Look, { css, ...rest }: LookEdit): Content & Look => ({
  ...look,
  ...rest,
  css: { ...look.css, ...css },
})

interface Steps {
  epoch: number
  past: readonly Content[]
  future: readonly Content[]
}

/** The look as it is being edited: a draft like all others, whose changes can be undone for as long as the page is open. */
export function useLook(first: DraftAnswer) {
  const editing = useDraft(first, lookShape)
  const { value, epoch } = editing
  if (!isLook(value)) throw new Error('The draft of the look holds no look')
  const [steps, setSteps] = useState<Steps>({ epoch, past: [], future: [] })
  // what came from elsewhere is nobody's step to undo
  const { past, future } = steps.epoch === epoch ? steps : { past: [], future: [] }
  const lastStep = useRef({ field: '', at: 0 })

  function change(wish: LookEdit, isGradual = false): void {
    if (!isLook(value)) return
    const next = apply(value, wish)
    if (isSame(value, next)) return
    const field = [...Object.keys(wish), ...Object.keys(wish.css ?? {})].join()
    const at = Date.now()
    const { current: last } = lastStep
    const isNewStep = !isGradual || last.field !== field || at - last.at > oneStepMilliseconds
    lastStep.current = { field: isGradual ? field : '', at }
    setSteps({ epoch, past: isNewStep ? [...past.slice(-stepsKept), value] : past, future: [] })
    editing.change(next)
  }

  function show(next: Content, past: Steps['past'], future: Steps['future']): void {
    lastStep.current = { field: '', at: 0 }
    setSteps({ epoch, past, future })
    editing.change(next)
  }

  const [back, ahead] = [past.at(-1), future.at(-1)]
  return {
    editing,
    look: value,
    change,
    undo: back && (() => show(back, past.slice(0, -1), [...future, value])),
    redo: ahead && (() => show(ahead, [...past, value], future.slice(0, -1))),
  }
}
