import { useCallback, useEffect, useRef, useState } from 'react'
import { type Content, isSame, merge, patchOf, type Shape } from '../../shared/draft-parts.ts'
import { type ApiResult, callApi, type Refused } from './call-api.ts'
import { type Clash, type DraftAnswer, draftPath, isClash } from './draft-answer.ts'
import { readCopy, writeCopy } from './draft-copy.ts'

const isOvertaken = (result: Refused): result is Refused & { data: Clash } =>
  result.status === 409 && isClash(result.data) && result.data.fields.length === 0

const overtakenWords = (by: string | null) =>
  `${by ?? 'Orang lain'} juga mengubah isi ini. Perubahannya kini tampil di sini: periksa, lalu ulangi.`

/** saved · waiting for a pause · on its way · nobody answers · signed out · refused · somebody else was faster */
export type DraftState = 'saved' | 'waiting' | 'saving' | 'away' | 'signedOut' | 'refused' | 'clash'

const copyAfter = 250
const quiet = 1000
const longest = 5000
const patience = 10_000
const mostBetweenTries = 60_000

/**
 * A draft being written: kept on the device at once and on the server a moment later, one request at a time, publishing
 * in the same queue; what was typed stays whatever happens. `epoch` counts how often the value came from elsewhere.
 */
export function useDraft(first: DraftAnswer, shape: Shape) {
  const [answer, setAnswer] = useState(first)
  const [value, setValue] = useState<Content>(first.value ?? {})
  const [state, setState] = useState<DraftState>('saved')
  const [problem, setProblem] = useState<Refused>()
  const [clash, setClash] = useState<Clash>()
  const [epoch, setEpoch] = useState(0)
  /** what the server has, and what it should have: a request reads both when its turn comes */
  const held = useRef({
    answer: first,
    base: first.value ?? {},
    wanted: first.value ?? {},
    tries: 0,
    since: 0,
    /** the version that the writer has decided to go over; 0: none */
    seen: 0,
  })
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const timers = useRef<{ save?: ReturnType<typeof setTimeout>; copy?: ReturnType<typeof setTimeout> }>({})
  const [writer] = useState(() => Math.random().toString(36).slice(2))

  const keepCopy = useCallback(() => {
    const { answer: now, base, wanted } = held.current
    void writeCopy(now, isSame(base, wanted) ? undefined : { base, rev: now.rev, value: wanted })
  }, [])

  /** what the server says stands; what was typed meanwhile is over it */
  const take = useCallback(
    (next: DraftAnswer, sent: Content) => {
      const { wanted } = held.current
      const base = next.value ?? sent
      const typed = next.value ? merge(shape, sent, wanted, next.value).value : wanted
      const { seen } = held.current
      Object.assign(held.current, {
        answer: next,
        base,
        wanted: typed,
        tries: 0,
        seen: next.number === seen ? seen : 0,
      })
      setAnswer(next)
      setClash(undefined)
      setProblem(undefined)
      if (!isSame(typed, wanted)) {
        setValue(typed)
        setEpoch(now => now + 1)
      }
      keepCopy()
    },
    [shape, keepCopy],
  )

  const refused = useCallback((result: Refused) => {
    setProblem(result)
    if (result.status === 409 && isClash(result.data) && result.data.fields.length > 0) {
      setClash(result.data)
      setState('clash')
    } else if (result.status === 401) setState('signedOut')
    else if (result.status === 0 || result.status >= 500 || result.status === 429) setState('away')
    else setState('refused')
  }, [])

  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.current.then(work)
    turn.current = mine.catch(() => {})
    return mine
  }, [])

  /** what keeps the server from having everything, if anything does; within a turn */
  const send = useCallback(async (): Promise<Refused | undefined> => {
    const { answer: now, base, wanted } = held.current
    const patch = patchOf(shape, base, wanted)
    if (!patch) {
      setState('saved')
      return undefined
    }
    setState('saving')
    held.current.since = 0
    const body = { writer, rev: now.rev, ...patch }
    const result = await callApi<DraftAnswer>('PUT', draftPath(now), body, AbortSignal.timeout(patience))
    if (!result.ok) {
      refused(result)
      return result
    }
    take(result.data, wanted)
    setState(isSame(held.current.base, held.current.wanted) ? 'saved' : 'waiting')
    return undefined
  }, [shape, writer, take, refused])

  const save = useCallback(() => {
    clearTimeout(timers.current.save)
    return inTurn(send)
  }, [inTurn, send])

  const change = useCallback(
    (next: Content) => {
      if (isSame(next, held.current.wanted)) return
      held.current.wanted = next
      held.current.since ||= Date.now()
      setValue(next)
      setState(now => (now === 'clash' || now === 'signedOut' ? now : 'waiting'))
      clearTimeout(timers.current.copy)
      timers.current.copy = setTimeout(keepCopy, copyAfter)
      clearTimeout(timers.current.save)
      const left = Math.max(0, Math.min(quiet, held.current.since + longest - Date.now()))
      timers.current.save = setTimeout(() => void save(), left)
    },
    [save, keepCopy],
  )

  // what an earlier visit could not send goes first
  useEffect(() => {
    let isGone = false
    void readCopy(held.current.answer).then(copy => {
      // who has typed already goes on from what the page came with
      const { base, wanted } = held.current
      if (isGone || !copy || isSame(copy.value, base) || wanted !== base) return
      held.current.base = copy.base
      held.current.answer = { ...held.current.answer, rev: copy.rev }
      held.current.wanted = copy.value
      setValue(copy.value)
      setEpoch(now => now + 1)
      setState('waiting')
      void save()
    })
    return () => {
      isGone = true
    }
  }, [save])

  // nobody answered: again, less and less often, and at once when the network is back
  useEffect(() => {
    if (state !== 'away') return
    held.current.tries += 1
    const timer = setTimeout(() => void save(), Math.min(mostBetweenTries, 2 ** held.current.tries * 1000))
    const again = () => void save()
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [state, save])

  /** how it stands on the server by now */
  const renew = useCallback(async (): Promise<void> => {
    const { answer: now, wanted } = held.current
    const fresh = await callApi<DraftAnswer>('GET', draftPath(now))
    if (fresh.ok) take(fresh.data, wanted)
  }, [take])

  /** anything but a save, behind whatever is being saved; where that did not arrive it is not sent, and refused alike */
  const ask = useCallback(
    (method: 'POST' | 'PUT' | 'DELETE', rest: string, body: object = {}) =>
      inTurn(async (): Promise<ApiResult<DraftAnswer>> => {
        clearTimeout(timers.current.save)
        const unsaved = await send()
        if (unsaved) return unsaved
        const { answer: now, wanted } = held.current
        const result = await callApi<DraftAnswer>(method, `${draftPath(now)}${rest}`, {
          rev: now.rev,
          ...body,
        })
        if (result.ok) {
          take(result.data, wanted)
          setState('saved')
        } else if (isOvertaken(result)) {
          // nothing was typed here: what the others wrote comes in, and whoever wanted this looks at it first
          await renew()
          refused({ ...result, message: overtakenWords(result.data.by) })
        } else if (result.errors.length === 0 || result.errors.some(({ field }) => !(field in body)))
          refused(result)
        return result
      }),
    [inTurn, send, take, renew, refused],
  )

  const publish = useCallback(
    () => ask('POST', '/publication', { seen: held.current.seen || undefined }),
    [ask],
  )

  /** goes on from what the other has saved, with these parts as chosen */
  const resolve = useCallback(
    async (chosen: (theirs: Content) => Content) => {
      const now = await callApi<DraftAnswer>('GET', draftPath(held.current.answer))
      if (!now.ok || !now.data.value) return now.ok ? undefined : refused(now)
      const { base, wanted } = held.current
      const mine = chosen(merge(shape, base, wanted, now.data.value).value)
      Object.assign(held.current, {
        answer: now.data,
        base: now.data.value,
        wanted: mine,
        seen: now.data.number,
      })
      setAnswer(now.data)
      setValue(mine)
      setEpoch(count => count + 1)
      setClash(undefined)
      setProblem(undefined)
      await save()
      return undefined
    },
    [shape, save, refused],
  )

  return { answer, value, state, problem, clash, epoch, change, save, ask, renew, publish, resolve }
}

export type DraftEditing = ReturnType<typeof useDraft>
