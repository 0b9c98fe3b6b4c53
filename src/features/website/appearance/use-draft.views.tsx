import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi, type Refused } from '../../../ui/office/call-api.ts'
import type { Draft } from './appearance.contract.ts'

export type Look = Draft['look']

/** What is changed of a look; colours and fonts one by one. */
export type Change = Partial<Omit<Look, 'css'>> & { css?: Partial<Look['css']> }

/** what is typed or dragged in one field without a longer pause is one step to undo */
const oneStepMilliseconds = 900
const saveAfterMilliseconds = 400
const stepsKept = 60

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed'

export const draftPath = '/v1/appearance/draft'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What has to be sent so that `from` becomes `to`. */
function difference(from: Look, to: Look): Change | undefined {
  const css = Object.fromEntries(
    Object.entries(to.css).filter(([name, value]) => Reflect.get(from.css, name) !== value),
  )
  const { css: _, ...rest } = to
  const others = Object.fromEntries(
    Object.entries(rest).filter(([name, value]) => !same(Reflect.get(from, name), value)),
  )
  const change = { ...others, ...(Object.keys(css).length > 0 ? { css } : {}) }
  return Object.keys(change).length > 0 ? change : undefined
}

const apply = (look: Look, { css, ...rest }: Change): Look => ({
  ...look,
  ...rest,
  css: { ...look.css, ...css },
})

/**
 * The draft as it is being edited: changes are seen at once, saved a moment later, one save after the other, and can
 * be undone for as long as the page is open.
 */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>()
  const [look, setLook] = useState<Look>()
  const [state, setState] = useState<SaveState>('saved')
  const [problem, setProblem] = useState<Refused>()
  const [past, setPast] = useState<Look[]>([])
  const [future, setFuture] = useState<Look[]>([])
  /** what the server has, and what it should have: the saving reads both when its turn comes */
  const saved = useRef<Look>(undefined)
  const wanted = useRef<Look>(undefined)
  const version = useRef<number>(undefined)
  const running = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastStep = useRef({ field: '', at: 0 })

  const take = useCallback((next: Draft) => {
    setDraft(next)
    saved.current = next.look
    version.current ??= next.version
  }, [])

  /** begins anew with what the server says */
  const load = useCallback(
    (next: Draft) => {
      version.current = next.version
      take(next)
      wanted.current = next.look
      setLook(next.look)
      setPast([])
      setFuture([])
      setState('saved')
      setProblem(undefined)
    },
    [take],
  )

  const reload = useCallback(async () => {
    const answer = await callApi<Draft>('GET', draftPath)
    if (answer.ok) load(answer.data)
    else setProblem(answer)
    return answer.ok
  }, [load])

  useEffect(() => {
    void reload()
  }, [reload])

  /** true when the server has everything */
  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    while (running.current) await running.current
    const from = saved.current
    const to = wanted.current
    const change = from && to && difference(from, to)
    if (!change) {
      setState(now => (now === 'waiting' ? 'saved' : now))
      return true
    }
    setState('saving')
    running.current = callApi<Draft>('PUT', draftPath, { ...change, version: version.current }).then(
      answer => {
        if (answer.ok) take(answer.data)
        setProblem(answer.ok ? undefined : answer)
        const isLast = wanted.current === to
        setState(answer.ok ? (isLast ? 'saved' : 'waiting') : 'failed')
        return answer.ok
      },
    )
    const isSaved = await running.current
    running.current = undefined
    return isSaved && (wanted.current === to || save())
  }, [take])

  const show = useCallback(
    (next: Look) => {
      wanted.current = next
      setLook(next)
      setState('waiting')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), saveAfterMilliseconds)
    },
    [save],
  )

  const change = useCallback(
    (wish: Change, isGradual = false) => {
      const now = wanted.current
      if (!now) return
      const next = apply(now, wish)
      if (same(now, next)) return
      const field = [...Object.keys(wish), ...Object.keys(wish.css ?? {})].join()
      const at = Date.now()
      const { current: last } = lastStep
      const isNewStep = !isGradual || last.field !== field || at - last.at > oneStepMilliseconds
      lastStep.current = { field: isGradual ? field : '', at }
      if (isNewStep) setPast(list => [...list.slice(-stepsKept), now])
      setFuture([])
      show(next)
    },
    [show],
  )

  const step = useCallback(
    (from: Look[], setFrom: typeof setPast, setTo: typeof setPast) => {
      const next = from.at(-1)
      const now = wanted.current
      if (!next || !now) return
      lastStep.current = { field: '', at: 0 }
      setFrom(list => list.slice(0, -1))
      setTo(list => [...list, now])
      show(next)
    },
    [show],
  )

  return {
    draft,
    look,
    state,
    problem,
    change,
    save,
    load,
    reload,
    /** the version in force when the editor began, or began anew */
    seen: () => version.current ?? 1,
    undo: past.length > 0 ? () => step(past, setPast, setFuture) : undefined,
    redo: future.length > 0 ? () => step(future, setFuture, setPast) : undefined,
  }
}

export type DraftEditing = ReturnType<typeof useDraft>
