import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answer } from '../src/features/assistant/answers/answers.ts'
import { openEvaluation } from './eval/house.ts'
import {
  leastAlike,
  measure,
  type QuestionOfSet,
  type Result,
  secretsTold,
  targets,
  wrappings,
} from './eval/measures.ts'

/**
 * `npm run eval:asisten [-- --all] [set …]`: puts the questions of scripts/eval/*.jsonl, or of those sets, to the demo's
 * assistant, without a model, and measures. Ends with 1 where a figure is below its target, or anything is told that must
 * not be. `--all` shows every answer. Everyday questions are asked again as people wrap them ("permisi kak, … makasih ya"):
 * each must be answered out of the same source.
 */
const allSets = ['smkcoding', 'buku-koding', 'sehari-hari', 'obrolan']
/** sets of questions as people type them, which are asked again with what people say around them */
const wrapped = new Set(['sehari-hari', 'obrolan'])
const slug = 'smkcoding'
const showsAll = process.argv.includes('--all')
const chosen = process.argv.slice(2).filter(word => !word.startsWith('--'))
const sets = (chosen.length > 0 ? chosen : allSets).map(name => ({
  name,
  questions: readFileSync(join(import.meta.dirname, 'eval', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    // as this script's own files say
    .map(line => JSON.parse(line) as QuestionOfSet),
}))
const others = [
  ...new Set(sets.flatMap(({ questions }) => questions.flatMap(({ site }) => (site ? [site] : [])))),
].filter(site => site !== slug)
const house = await openEvaluation([...new Set([slug, 'cendekia', ...others])])
let failures = 0
try {
  await house.plant(slug, 'cendekia')
  await house.index.catchUp()
  const tenants = new Map(
    await Promise.all([slug, ...others].map(async name => [name, await house.tenant(name)] as const)),
  )
  // the first question prepares every statement: it is asked once beforehand
  await ask({ q: 'Apa itu situs ini?', who: 'visitor' })
  for (const { name, questions } of sets) {
    const results: Result[] = []
    for (const question of questions) results.push({ question, ...(await ask(question)) })
    failures += report(name, results)
    if (wrapped.has(name)) failures += await reportWrapped(results)
  }

  /** The same questions with what people say around them. */
  async function reportWrapped(results: readonly Result[]): Promise<number> {
    let asked = 0
    const differing: string[] = []
    for (const { question, sources, isAnswered } of results)
      for (const wrap of wrappings) {
        const q = wrap(question.q)
        const again = await ask({ ...question, q })
        asked++
        if (again.isAnswered !== isAnswered || (isAnswered && again.sources[0] !== sources[0]))
          differing.push(q)
      }
    const share = 1 - differing.length / asked
    process.stdout.write(
      `  ${share >= leastAlike ? 'ok  ' : 'FAIL'} ${'the same source, however wrapped'.padEnd(34)} ${share.toFixed(3).padStart(8)}   target ≥ ${leastAlike}\n`,
    )
    for (const q of differing) process.stdout.write(`  - wrapped: ${q}\n`)
    return share >= leastAlike ? 0 : 1
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
