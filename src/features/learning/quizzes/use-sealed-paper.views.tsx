import { useCallback, useEffect, useRef, useState } from 'react'
import type { Given } from '../../../shared/exercise.ts'
import { keepAnswers } from '../../../ui/exercise/answer-copy.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import {
  findKept,
  type KeptCourse,
  keepBeside,
  keepCourse,
  mayKeep,
  readBeside,
} from '../../../ui/office/kept-courses.ts'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { openPaper } from './opened-paper.ts'
import type { Preparing, QuizPlayerPage, RunningAttempt } from './quiz-pages.contract.ts'
import type { Begun, PaperKeys, SealedPaper } from './quizzes.contract.ts'

/** an exam that has begun on this device, and how far its clock is behind the server's */
interface Started {
  keys: PaperKeys
  ahead: number
}

const startedPath = '/offline/started.json'
/** how far this device's clock was behind the server's when the paper was fetched */
const clockPath = '/offline/clock.json'
const longestWait = 20_000

/** Which paper this device holds, and the exam that was begun from it. */
export function useSealedPaper(data: QuizPlayerPage, { order }: Preparing) {
  const [kept, setKept] = useState<KeptCourse & { tag: string }>()
  const [ahead, setAhead] = useState<number>()
  const [isReady, setReady] = useState(false)
  const [started, setStarted] = useState<Started>()
  const [opened, setOpened] = useState<RunningAttempt>()
  const [isSaving, setSaving] = useState(false)
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState('')
  const isWanted = useRef(false)
  const path = order.files[0] ?? ''
  const paperOf = useCallback(
    async () => (await readBeside<{ data: SealedPaper }>(order, path))?.data,
    [order, path],
  )

  const look = useCallback(async () => {
    if (!mayKeep()) return
    const known = await findKept(order)
    const paper = known && (await paperOf())
    if (!known || !paper) return setKept(undefined)
    setKept({ ...known, tag: paper.tag })
    setAhead(await readBeside<number>(order, clockPath))
    const begun = await readBeside<Started>(order, startedPath)
    if (!begun || data.past.some(({ id }) => id === begun.keys.id)) return
    setOpened(await openPaper(paper, begun.keys))
    setStarted(begun)
  }, [order, paperOf, data.past])

  // what this browser has is known only here
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each exam
  useEffect(() => {
    void look().finally(() => setReady(true))
    return () => {
      isWanted.current = false
    }
  }, [order.slug])

  async function prepare(): Promise<void> {
    setSaving(true)
    setProblem('')
    const now = await keepCourse(order, () => undefined).catch(() => undefined)
    const paper = now && (await paperOf())
    if (paper) await keepBeside(order, clockPath, new Date(paper.serverNow).getTime() - Date.now())
    setSaving(false)
    if (!paper) return setProblem('Naskah belum tersimpan. Periksa jaringan, lalu tekan lagi.')
    await look()
  }

  /** Asks for the keys until somebody answers: a start is small, and the same however often it is asked for. */
  async function start(): Promise<void> {
    if (isWanted.current) return
    isWanted.current = true
    setProblem('')
    for (let round = 1; isWanted.current; round++) {
      setTries(round)
      const result = await callApi<Begun>('POST', '/v1/quiz-attempts', {
        slug: data.slug,
        chapter: data.chapter,
        isPrepared: true,
      })
      if (result.ok) return begin(result.data)
      if (result.status !== 0 && result.status !== 429 && result.status < 500) {
        isWanted.current = false
        setTries(0)
        return setProblem(result.message)
      }
      await nextTry(Math.min(longestWait, 1000 * 2 ** round) * (0.5 + Math.random() / 2))
    }
  }

  async function begin({ paper: keys }: Begun): Promise<void> {
    isWanted.current = false
    setTries(0)
    const paper = await paperOf()
    const attempt = keys && paper && (await openPaper(paper, keys))
    // the questions have changed since: the page brings them
    if (!keys || !attempt) return reloadPage()
    const begun = { keys, ahead: new Date(keys.serverNow).getTime() - Date.now() }
    await keepBeside(order, startedPath, begun)
    const answers = keys.answers.map(({ slot, answer }): [number, Given] => [slot, answer])
    keepAnswers(keys.id, { seq: keys.lastSeq, answers })
    setStarted(begun)
    setOpened(attempt)
  }

  return { isReady, kept, ahead, started, opened, isSaving, tries, problem, prepare, start }
}

/** After a while, or as soon as there is a network again. */
function nextTry(milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, milliseconds)
    addEventListener('online', go)
  })
}
