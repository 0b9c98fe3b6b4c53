import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answer } from '../src/features/assistant/answers/answers.ts'
import { openEvaluation } from './eval/house.ts'
import { measure, type QuestionOfSet, type Result, secretsTold, targets } from './eval/measures.ts'

/**
 * `npm run eval:asisten [-- --all]`: puts the questions of scripts/eval/*.jsonl to the demo's assistant, without a model, and
 * measures. Ends with 1 where a figure is below its target, or anything is told that must not be. `--all` shows every answer.
 */
const sets = ['smkcoding', 'buku-koding', 'sehari-hari']
const slug = 'smkcoding'
/** of everyday questions, which are put to sites of different kinds */
const others = ['aksara', 'bharabas', 'foundation', 'perpustakaan', 'karier', 'donasi', 'pelita']
const showsAll = process.argv.includes('--all')
const house = await openEvaluation([slug, 'cendekia', ...others])
let failures = 0
try {
  await house.plant(slug, 'cendekia')
  await house.index.catchUp()
  const tenants = new Map(
    await Promise.all([slug, ...others].map(async name => [name, await house.tenant(name)] as const)),
  )
  for (const set of sets) {
    const lines = readFileSync(join(import.meta.dirname, 'eval', `${set}.jsonl`), 'utf8')
      .trim()
      .split('\n')
    const results: Result[] = []
    // the first question prepares every statement: it is asked once beforehand
    await ask({ q: 'Apa itu situs ini?', who: 'visitor' })
    for (const line of lines) {
      // as this script's own files say
      const question = JSON.parse(line) as QuestionOfSet
      results.push({ question, ...(await ask(question)) })
    }
    failures += report(set, results)
  }

  async function ask({ q, who, site = slug }: Pick<QuestionOfSet, 'q' | 'who' | 'site'>) {
    const tenant = tenants.get(site)
    if (!tenant) throw new Error(`${site} is not there`)
    const began = performance.now()
    const spentBefore = process.cpuUsage()
    let firstByte = 0
    let processor = 0
    let text = ''
    let isAnswered = false
    const sources: string[] = []
    const reader = await house.reader(tenant.id, who)
    for await (const part of answer(house.house, { tenant, reader, query: q, history: [] })) {
      if (firstByte === 0) {
        firstByte = performance.now() - began
        const { user, system } = process.cpuUsage(spentBefore)
        processor = (user + system) / 1000
      }
      if (part.type === 'text') text += part.text
      if (part.type === 'card') text += ` ${JSON.stringify(part.items)}`
      if (part.type === 'source') sources.push(part.url)
      if (part.type === 'done') isAnswered = part.answered
    }
    return { text, sources, isAnswered, firstByte, processor }
  }
} finally {
  await house.close()
}
process.exitCode = failures === 0 ? 0 : 1

function report(set: string, results: readonly Result[]): number {
  const figures = measure(results)
  let below = 0
  process.stdout.write(`\n${set}: ${results.length} questions\n`)
  for (const [name, { target, isFine, words }] of Object.entries(targets)) {
    const value = figures[name as keyof typeof targets]
    const fine = isFine(value)
    if (!fine) below++
    process.stdout.write(
      `  ${fine ? 'ok  ' : 'FAIL'} ${words.padEnd(34)} ${value.toFixed(3).padStart(8)}   target ${target}\n`,
    )
  }
  for (const result of results)
    if (showsAll || result.problems?.length || secretsTold(result.text).length > 0)
      process.stdout.write(
        `  - ${result.question.id} ${result.question.site ?? ''} ${result.question.q}\n      ${(result.problems ?? []).join('; ')}\n      ${result.text.slice(0, 260)}\n      ${result.sources.join(' ')}\n`,
      )
  return below
}
