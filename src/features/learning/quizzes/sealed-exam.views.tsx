import './quiz.css'
import { useMemo } from 'react'
import { bytesText } from '../../../shared/media.ts'
import { clockWords, useCountdown } from '../../../ui/exercise/use-countdown.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { mayKeep } from '../../../ui/office/kept-courses.ts'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useMounted } from '../../../ui/office/use-mounted.ts'
import type { Preparing, QuizPlayerPage } from './quiz-pages.contract.ts'
import { Running } from './quiz-running.views.tsx'
import { useSealedPaper } from './use-sealed-paper.views.tsx'

/**
 * An exam for bad networks: its paper is fetched sealed beforehand, its keys when it begins, and from then on it needs no
 * network. The page is kept beside it, so that it opens without one too.
 */
export function SealedExam({ data, preparing }: { data: QuizPlayerPage; preparing: Preparing }) {
  const isMounted = useMounted()
  const paper = useSealedPaper(data, preparing)
  // a running page that was kept is older than what was begun here
  const opened = data.past.some(({ id }) => id === paper.opened?.id) ? undefined : paper.opened
  const isStale = isMounted && paper.started !== undefined && aheadOf(data) < paper.started.ahead - 60_000
  const running = (isStale ? opened : undefined) ?? data.running ?? opened
  const serverNow = useServerNow(data.serverNow, paper.started?.ahead ?? paper.ahead, isMounted)
  const wait = useCountdown(preparing.opensAt, serverNow)
  if (running) {
    const pen = opened?.id === running.id ? opened.pen : undefined
    const key = `${running.id}${pen ? ' here' : ''}${isStale ? ' kept' : ''}`
    return <Running key={key} data={{ ...data, serverNow }} running={{ ...running, pen }} />
  }
  // a page that was kept before the exam opened is opened by the clock
  const isOpen = !data.closed || (preparing.opensAt !== null && wait === 0 && preparing.fromText === '')
  return (
    <>
      <Panel>
        {data.intro && <p className="q-text">{data.intro}</p>}
        {!isOpen && (
          <p className="q-text">
            {data.closed}
            {wait !== undefined && wait > 0 && wait < 3600 && ` Tinggal ${clockWords(wait)}.`}
          </p>
        )}
        {paper.tries > 1 && (
          <Notice tone="warning">
            {`Belum ada jaringan; dicoba lagi sendiri (percobaan ${paper.tries}). Cukup sinyal sebentar: yang diunduh hanya kuncinya.`}
          </Notice>
        )}
        {paper.problem && (
          <Notice tone="bad" isAlert>
            {paper.problem}
          </Notice>
        )}
        {isOpen &&
          (isMounted && (paper.kept || !paper.isReady) ? (
            <Button tone="main" busy={!paper.isReady || paper.tries > 0} onClick={() => void paper.start()}>
              {data.button}
            </Button>
          ) : (
            <form method="post" action={data.action}>
              <button className="o-btn o-btn-main" type="submit" name="do" value="start">
                {data.button}
              </button>
            </form>
          ))}
      </Panel>
      <Prepare preparing={preparing} paper={paper} isMounted={isMounted} />
    </>
  )
}

const aheadOf = ({ serverNow }: QuizPlayerPage) => new Date(serverNow).getTime() - Date.now()

/** This page's clock: what was kept may be of yesterday, and a device's own clock may be wrong. */
function useServerNow(told: string, ahead: number | undefined, isMounted: boolean): string {
  return useMemo(
    () =>
      isMounted
        ? new Date(
            Date.now() + Math.max(new Date(told).getTime() - Date.now(), ahead ?? Number.NEGATIVE_INFINITY),
          ).toISOString()
        : told,
    [told, ahead, isMounted],
  )
}

interface PrepareProps {
  preparing: Preparing
  paper: ReturnType<typeof useSealedPaper>
  isMounted: boolean
}

/** "Siapkan ujian": whether the paper is here, and how it gets here. */
function Prepare({ preparing, paper, isMounted }: PrepareProps) {
  const { kept, isSaving } = paper
  const { questions, graceMinutes, fromText, tag } = preparing
  const isAble = isMounted && mayKeep()
  const isBehind = kept !== undefined && kept.tag !== tag
  const words = kept
    ? isBehind
      ? 'Soal berubah sejak naskah ini disimpan. Perbarui sebelum ujian dimulai.'
      : `Siap. Naskah tersegel tersimpan di perangkat ini (${questions} soal, ${bytesText(kept.bytes)}).`
    : isMounted && !isAble
      ? 'Peramban ini tidak dapat menyimpan naskah; ujian dikerjakan dengan jaringan.'
      : 'Belum tersimpan di perangkat ini.'
  return (
    <Panel
      title="Siapkan ujian"
      text={`Simpan naskah tersegel selagi ada jaringan. Saat ujian dimulai hanya kuncinya yang diunduh; setelah itu Anda dapat mengerjakan tanpa jaringan. Jawaban dikumpulkan begitu tersambung, paling lambat ${graceMinutes} menit setelah waktu habis.`}
    >
      {fromText ? (
        <p className="q-text">{`Naskah dapat disimpan mulai ${fromText}.`}</p>
      ) : (
        <>
          <p className="q-text" role="status">
            {isSaving ? 'Menyimpan naskah…' : words}
          </p>
          {isAble && (
            <div className="o-actions">
              <Button
                busy={isSaving}
                onClick={() => void paper.prepare()}
                tone={kept && !isBehind ? 'quiet' : 'main'}
              >
                {kept ? 'Perbarui naskah' : 'Siapkan ujian'}
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  )
}
