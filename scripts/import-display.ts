import { SingleBar } from 'cli-progress'
import type { ImportJob, ImportReport, Progress } from '../src/features/content/imports/imports.contract.ts'
import type { Skipped } from '../src/platform/archives/archive.ts'

/** A bar for people at a terminal, a line for each stage for logs. */
export function progressDisplay(stream = process.stderr): {
  tell: (progress: Progress) => void
  stop: () => void
} {
  let stage = ''
  if (!stream.isTTY) {
    const tell = (progress: Progress) => {
      if (progress.stage === stage) return
      stage = progress.stage
      stream.write(`${stage}${progress.total > 1 ? ` (${progress.total})` : ''}\n`)
    }
    return { tell, stop: () => {} }
  }
  const bar = new SingleBar({
    format: '{stage} {bar} {value}/{total}',
    hideCursor: true,
    stream,
    barsize: 30,
  })
  let isRunning = false
  return {
    tell(progress) {
      if (progress.stage !== stage) {
        if (isRunning) bar.stop()
        stage = progress.stage
        bar.start(progress.total, progress.done, { stage: stage.padEnd(22) })
        isRunning = true
      }
      bar.update(progress.done)
    },
    stop() {
      if (isRunning) bar.stop()
      isRunning = false
    },
  }
}

/** What was written, and what was left out and why. */
export function reportText(
  report: ImportReport,
  { job, verbose }: { job: ImportJob; verbose: boolean },
): string {
  const head = report.dryRun
    ? 'Percobaan selesai, tidak ada yang disimpan. Yang akan terjadi:'
    : 'Impor selesai.'
  const counts = report.counts.filter(
    ({ created, updated, unchanged, removed }) => created + updated + unchanged + removed > 0,
  )
  const rows = counts.map(({ what, ...numbers }) => {
    const words = [
      ...(numbers.created > 0 ? [`${numbers.created} baru`] : []),
      ...(numbers.updated > 0 ? [`${numbers.updated} diperbarui`] : []),
      ...(numbers.removed > 0 ? [`${numbers.removed} dihapus`] : []),
      ...(numbers.unchanged > 0 ? [`${numbers.unchanged} tetap`] : []),
    ]
    return `  ${what.padEnd(12)} ${words.join(', ')}`
  })
  const place = `${report.title}\n${report.address} di situs ${job.tenant}`
  return [head, '', place, ...rows, ...skippedText(report.skipped, verbose), ''].join('\n')
}

function skippedText(skipped: readonly Skipped[], verbose: boolean): string[] {
  if (skipped.length === 0) return []
  const reasons = Map.groupBy(skipped, ({ why }) => why.replace(/ \(\d+ kali\)$/, ''))
  const lines = [...reasons]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([why, some]) => [
      `  ${String(some.length).padStart(4)}  ${why}`,
      ...(verbose
        ? some.map(({ what, why: said }) => `          ${what}${said === why ? '' : `: ${said}`}`)
        : []),
    ])
  return [
    '',
    'Catatan dan yang dilewati:',
    ...lines,
    ...(verbose ? [] : ['  (--verbose menyebutkannya satu per satu)']),
  ]
}
