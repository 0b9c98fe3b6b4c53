import { useCallback, useEffect, useRef, useState } from 'react'
import type { Given } from '../../../shared/exercise.ts'
import {
  adoptPen,
  dropAnswers,
  holdPen,
  keepAnswers,
  keepSteps,
  keptAnswers,
  keptSteps,
  rememberPen,
  type Typed,
} from '../../../ui/exercise/answer-copy.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import type { RunningAttempt } from './quiz-pages.contract.ts'
import type { Answered, Saved, Submitted } from './quizzes.contract.ts'

export type Saving = 'saved' | 'waiting' | 'saving' | 'offline' | 'elsewhere' | 'over'

interface Pen {
  writer: number
  lastSeq: number
  answers: { slot: number; answer: Given }[]
}

const quietMilliseconds = 800
const longestWait = 30_000

/** Steps as one request takes them: those of one writer. */
function batchOf(steps: readonly Typed[]): Typed[] {
  const writer = steps[0]?.writer
  return steps.filter(step => step.writer === writer).slice(0, 100)
}

const bare = ({ slot, seq, answer, clientAt }: Typed) => ({ slot, seq, answer, clientAt })

/**
 * Answers while they are given: each change is kept in this browser first and sent a moment after the last key. Without a
 * network they wait, and are counted on the screen; whoever goes on elsewhere is told here.
 */
export function useAnswers(
  attempt: RunningAttempt,
  onOver: () => void,
  /** by the server's clock, as far as this device knows it */
  now: () => Date = () => new Date(),
) {
  const [answers, setAnswers] = useState(() => new Map(attempt.items.map(({ slot, given }) => [slot, given])))
  const [state, setState] = useState<Saving>('saved')
  const [unsent, setUnsent] = useState(0)
  const queue = useRef<Typed[]>([])
  const pen = useRef({ writer: 0, seq: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const failures = useRef(0)
  const isSending = useRef(false)
  const isGone = useRef(false)
  const id = attempt.id

  const keep = useCallback(() => {
    keepSteps(id, queue.current)
    setUnsent(queue.current.length)
  }, [id])

  const later = useCallback((milliseconds: number, send: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(send, milliseconds)
  }, [])

  /** after a failure longer each time, and not all browsers of a class at once */
  const pause = useCallback(() => {
    failures.current++
    return Math.min(longestWait, 1000 * 2 ** failures.current) * (0.5 + Math.random() / 2)
  }, [])

  const takePen = useCallback(async (): Promise<boolean> => {
    const held = await holdPen(id)
    const result = await callApi<Pen>('POST', `/v1/quiz-attempts/${id}/pen`, { held })
    if (!result.ok) {
      if (result.status === 409) {
        setState('over')
        onOver()
      }
      return false
    }
    const { writer, lastSeq, answers: known } = result.data
    const waiting = queue.current.map(({ seq }) => seq)
    pen.current = { writer, seq: Math.max(lastSeq, pen.current.seq, ...waiting) }
    rememberPen(id, writer)
    // what was typed before the pen was here gets it now
    queue.current = queue.current.map(step =>
      step.writer > 0 ? step : { ...step, writer, seq: ++pen.current.seq },
    )
    const own = new Map(queue.current.map(({ slot, answer }) => [slot, answer]))
    setAnswers(now => new Map([...now, ...known.map(one => [one.slot, one.answer] as const), ...own]))
    return true
  }, [id, onOver])

  function takeOver(own: { writer: number; seq: number }): void {
    pen.current = { writer: own.writer, seq: Math.max(own.seq, ...queue.current.map(({ seq }) => seq)) }
  }

  const send = useCallback(async (): Promise<void> => {
    if (isSending.current || isGone.current) return
    isSending.current = true
    // what came too late is kept apart by the server: all of it, and then it is over
    let isOver = false
    try {
      if (pen.current.writer === 0 && !(await takePen())) {
        setState(now => (now === 'over' ? now : 'offline'))
        return later(pause(), () => void send())
      }
      while (queue.current.length > 0) {
        setState('saving')
        const batch = batchOf(queue.current)
        const result = await callApi<Saved>('PUT', `/v1/quiz-attempts/${id}/steps`, {
          writer: batch[0]?.writer,
          steps: batch.map(bare),
        })
        if (result.ok || result.status === 422) {
          // what no question takes would keep back everything after it
          queue.current = queue.current.filter(step => !batch.includes(step))
          keep()
          failures.current = 0
          if (result.ok && result.data.isLate) isOver = true
          if (result.ok && !result.data.hasPen && pen.current.writer < result.data.writer) {
            isGone.current = true
            return setState('elsewhere')
          }
          continue
        }
        if (result.status === 409) {
          setState('over')
          return onOver()
        }
        setState('offline')
        return later(pause(), () => void send())
      }
      if (isOver) {
        setState('over')
        return onOver()
      }
      setState('saved')
    } finally {
      isSending.current = false
    }
  }, [id, keep, later, onOver, pause, takePen])

  // begins with what this browser has not brought home, and the pen
  const given = attempt.pen
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    queue.current = keptSteps(id)
    setUnsent(queue.current.length)
    isGone.current = false
    const unsent = queue.current.map(({ slot, answer }) => [slot, answer] as const)
    // what the server knows it says itself
    const isNew = (slot: number) => attempt.items.every(one => one.slot !== slot || one.given === null)
    const copied = given ? keptAnswers(id).answers.filter(([slot]) => isNew(slot)) : []
    setAnswers(known => new Map([...known, ...copied, ...unsent]))
    const ready = given ? adoptPen(id, given).then(own => own && takeOver(own)) : Promise.resolve()
    void ready.then(send)
    const online = () => void send()
    const hidden = () => document.visibilityState === 'hidden' && void send()
    addEventListener('online', online)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      clearTimeout(timer.current)
      isGone.current = true
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [id, send])

  function answer(slot: number, given: Given): void {
    const all = new Map(answers).set(slot, given)
    setAnswers(known => new Map(known).set(slot, given))
    const { writer } = pen.current
    const seq = writer === 0 ? 0 : ++pen.current.seq
    const step = { slot, writer, seq, answer: given, clientAt: now().toISOString() }
    if (attempt.pen) keepAnswers(id, { seq: pen.current.seq, answers: [...all] })
    // a step that has not left yet is only its newest
    const others = isSending.current ? queue.current : queue.current.filter(one => one.slot !== slot)
    queue.current = [...others, step]
    keep()
    if (isGone.current) return
    setState('waiting')
    later(quietMilliseconds, () => void send())
  }

  /** what was sent by itself, as files are: it is shown, and is no step */
  const show = useCallback(
    (slot: number, given: Given) => setAnswers(known => new Map(known).set(slot, given)),
    [],
  )

  /** all that this browser still has goes along; without a network it answers undefined, and one may press again */
  async function deliver<Answer>(
    what: 'submission' | 'answer',
    more: object = {},
  ): Promise<Answer | { refused: string } | undefined> {
    clearTimeout(timer.current)
    if (pen.current.writer === 0 && !(await takePen())) return undefined
    const { writer } = pen.current
    // what was typed with an earlier pen goes by itself
    if (queue.current.some(step => step.writer !== writer)) await send()
    const mine = queue.current.filter(step => step.writer === writer)
    const result = await callApi<Answer>('POST', `/v1/quiz-attempts/${id}/${what}`, {
      ...more,
      writer,
      steps: mine.map(bare),
    })
    if (result.ok) {
      queue.current = []
      keep()
      if (what === 'submission') dropAnswers(id)
      return result.data
    }
    if (result.status === 0 || result.status >= 500) {
      setState('offline')
      later(pause(), () => void send())
      return undefined
    }
    return { refused: result.message }
  }

  const submit = () => deliver<Submitted>('submission')
  /** one question of "tuntas": its answer is final */
  const answerOne = (slot: number) => deliver<Answered>('answer', { slot })

  /** here again, after another device */
  async function comeBack(): Promise<void> {
    isGone.current = false
    if (await takePen()) setState('saved')
    void send()
  }

  return { answers, answer, show, state, unsent, submit, answerOne, comeBack, flush: send }
}
