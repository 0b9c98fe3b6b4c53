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
  const broken = skipped.filter(one => one.isError)
  const left = skipped.filter(one => !one.isError)
  return [
    ...kindsText('Kesalahan di sumbernya; pembaca kehilangan sesuatu:', broken, verbose),
    ...kindsText('Catatan dan yang dilewati:', left, verbose),
    ...(skipped.length === 0 || verbose ? [] : ['  (--verbose menyebutkannya satu per satu)']),
  ]
}

/** How many places a line names before it only counts them. */
const PLACES = 3

/** By kind, the most frequent first: how often, why, and where. */
function kindsText(title: string, skipped: readonly Skipped[], verbose: boolean): string[] {
  if (skipped.length === 0) return []
  const kinds = [...Map.groupBy(skipped, ({ why }) => why)]
    .map(([why, some]) => ({ why, some, times: some.reduce((sum, one) => sum + one.times, 0) }))
    .toSorted((a, b) => b.times - a.times)
  const lines = kinds.flatMap(({ why, some, times }) => {
    const places = [...new Set(some.flatMap(one => one.where))]
    const where = verbose || places.length === 0 ? '' : `: ${few(places)}`
    const each = verbose ? some.map(one => `          ${eachText(one)}`) : []
    return [`  ${String(times).padStart(4)}  ${why}${where}`, ...each]
  })
  return ['', title, ...lines]
}

function eachText({ what, where, times }: Skipped): string {
  const places = where.length > 0 ? ` (${where.join(', ')})` : ''
  return `${what}${times > 1 ? `, ${times} kali` : ''}${places}`
}

function few(places: readonly string[]): string {
  const more = places.length - PLACES
  return [...places.slice(0, PLACES), ...(more > 0 ? [`${more} tempat lain`] : [])].join(', ')
}
