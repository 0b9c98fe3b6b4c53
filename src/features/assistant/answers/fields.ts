import type { InTenant } from '../../../platform/http/endpoint.ts'
import { type PassageField, passageFields } from '../../../platform/passage-part.ts'
import {
  doubtfulWords,
  findPassages,
  listFacts,
  listFactsOfKinds,
  type PassageHit,
  type Retrieved,
  termsInSentences,
  termsOf,
} from '../passages/passages.ts'
import { questionAbout } from './asking-about.ts'
import { choices, extremeOf } from './choosing.rules.ts'
import { type Composed, distinct, mostSources } from './composing.ts'
import { type FieldsAsked, fieldsAskedOf } from './fields.rules.ts'

interface Asking {
  query: string
  asking: Omit<Parameters<typeof findPassages>[1], 'text' | 'most'>
}

export interface Answered {
  retrieved: Retrieved
  composed: Composed
}

/** passages among which the thing is looked for that is asked about */
const looked = 60
/** of the subject, how much a thing must be called by; and of its name, how much must have been said where only one word of it was */
const leastShare = 0.6
const leastOfName = 0.3
const leastNamed = 0.45
/** who is asked for by what they do must do all of that */
const leastOfRole = 0.75
/** said beside the name */
const besideName = 0.5
const mostThings = 3
const mostChosen = 8
const withoutSynonyms = new Map<string, readonly string[]>()

/** A thing with the lines that answer, and how well it is the one that was meant. */
interface Fitting {
  facts: PassageHit
  lines: string[]
  share: number
  /** of its name, how much was said */
  ofName: number
}

/**
 * What columns know of a thing that is named: who teaches a class, what a job pays, where an event is; and who it is that
 * does something here. Undefined: nothing of that is asked, or nothing here is called so.
 */
export async function answerOfFields(
  context: InTenant,
  { query, asking }: Asking,
): Promise<Answered | undefined> {
  const asked = fieldsAskedOf(query)
  if (!asked) return undefined
  const extreme = extremeOf(query)
  if (extreme && asked.kinds.length > 0) return extremeThing(context, asked.kinds, extreme)
  const title = new Set(doubtfulWords(context.tenant.title))
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? []
  const named = words.filter(one => !asked.isAsking(one.toLowerCase()))
  const subject = named.filter(one => !title.has(one.toLowerCase()))
  // words of every question name nothing
  if (termsOf(subject.join(' '), withoutSynonyms, new Map()).length === 0)
    return chosenOf(context, query, asked.kinds)
  const said = new Set(words.map(one => one.toLowerCase()))
  // words of the site's own name may name a thing as well: "Gudang Latih" of "Prakarsa Latih"
  for (const text of new Set([named.join(' '), subject.join(' ')])) {
    const found = await thingsOf(context, { text, asking, asked, said })
    if (found) return found
  }
  return chosenOf(context, query, [])
}

interface Looking extends Pick<Asking, 'asking'> {
  /** what the thing is called */
  text: string
  asked: FieldsAsked
  /** all words of the question */
  said: ReadonlySet<string>
}

async function thingsOf(
  context: InTenant,
  { text, asking, asked, said }: Looking,
): Promise<Answered | undefined> {
  const retrieved = await findPassages(context, { ...asking, text, most: looked })
  const facts = await listFacts(
    context,
    retrieved.found.filter(({ kind }) => kind !== 'topic'),
  )
  const things = await fittingOf(context, retrieved, facts, { asked, words: said })
  return things.length === 0 ? undefined : answerOf(retrieved, things)
}

/** The thing of a kind that costs or pays most, or least; what is given away costs nothing. */
async function extremeThing(
  context: InTenant,
  kinds: readonly string[],
  { field, isMost }: NonNullable<ReturnType<typeof extremeOf>>,
): Promise<Answered | undefined> {
  const worth = (line: string) => {
    const numbers = (line.match(/\d[\d.]*/g) ?? []).map(number => Number(number.replaceAll('.', '')))
    return numbers.length === 0 ? 0 : isMost ? Math.max(...numbers) : Math.min(...numbers)
  }
  const all = await listFactsOfKinds(context, kinds)
  const priced = all
    .flatMap(facts => linesOf(facts, [field]).map(line => ({ facts, line, worth: worth(line) })))
    .toSorted((one, other) => (isMost ? other.worth - one.worth : one.worth - other.worth))
  const things = priced
    .filter(one => one.worth === priced[0]?.worth)
    .map(({ facts, line }) => ({ facts, lines: [line], share: 1, ofName: 0 }))
  return things.length === 0
    ? undefined
    : answerOf({ terms: [], weights: [], found: [] }, things.slice(0, mostChosen))
}

/** All things of a kind that are as the question wants them, where it names none. */
async function chosenOf(
  context: InTenant,
  query: string,
  kinds: readonly string[],
): Promise<Answered | undefined> {
  const choice = choices.find(({ asks }) => asks.test(query))
  const among = choice?.kinds ?? kinds
  if (!choice || among.length === 0) return undefined
  const all = await listFactsOfKinds(context, among)
  const things = all.flatMap(facts => {
    const lines = linesOf(facts, [choice.field]).filter(line => choice.value.test(line))
    return lines.length === 0 ? [] : [{ facts, lines: lines.slice(0, 1), share: 1, ofName: 0 }]
  })
  return things.length === 0
    ? undefined
    : answerOf({ terms: [], weights: [], found: [] }, things.slice(0, mostChosen))
}

/** What the columns of one thing know of it, which the question need not name: that of its passages. */
export function answerOfThing(query: string, passages: readonly PassageHit[]): Answered | undefined {
  const asked = fieldsAskedOf(query)
  const facts = passages.find(({ isFacts }) => isFacts)
  if (!asked || !facts) return undefined
  const lines = linesOf(facts, asked.fields).filter(line => asked.has?.test(line) ?? true)
  return lines.length === 0
    ? undefined
    : answerOf({ terms: [], weights: [], found: [] }, [{ facts, lines, share: 1, ofName: 1 }])
}

const labelOf = (line: string) => /^([^:(]+?)(?: \([^)]*\))?: /.exec(line)?.[1] ?? ''
const linesOf = (facts: PassageHit, fields: readonly PassageField[]) => {
  const labels = fields.map(field => passageFields[field])
  // a page may say more of it: "Terkumpul untuk jembatan"
  return facts.body
    .split('\n')
    .filter(line => labels.some(label => labelOf(line) === label || line.startsWith(`${label} `)))
}

/** The things that are meant, the best; those that fit alike together. */
async function fittingOf(
  { tx }: InTenant,
  { terms, weights }: Retrieved,
  facts: readonly PassageHit[],
  { asked, words }: { asked: FieldsAsked; words: ReadonlySet<string> },
): Promise<Fitting[]> {
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const shareOf = (said: Iterable<number>) =>
    [...said].reduce((sum, term) => sum + (weights[term] ?? 0), 0) / whole
  const people = facts.map(one => (asked.asksPerson ? linesOf(one, ['role', 'speaker', 'lead']) : []))
  const sentences = facts.flatMap((one, at) => [
    // what a page tells in figures is named by its label
    one.kind === 'page' ? linesOf(one, asked.fields).map(labelOf).join('. ') : one.title,
    `${one.words} ${one.body}`,
    ...(people[at] ?? []),
  ])
  const said = await termsInSentences(tx, { sentences, terms: terms.map(({ query }) => query) })
  const fitting: Fitting[] = []
  let from = 0
  for (const [at, one] of facts.entries()) {
    const [inName = new Set<number>(), beside = new Set<number>()] = said.slice(from, from + 2)
    const inLines = said.slice(from + 2, from + 2 + (people[at]?.length ?? 0))
    from += 2 + (people[at]?.length ?? 0)
    const elsewhere = [...beside].filter(term => !inName.has(term))
    const share = shareOf(inName) + shareOf(elsewhere) * besideName
    const name = doubtfulWords(one.title)
    // "bootcamp" says what kind is meant, and may stand in the name
    const kindIn = name.filter(word => words.has(word) && asked.isAsking(word)).length
    const ofName = (inName.size + kindIn) / Math.max(1, name.length)
    const lines = linesOf(one, asked.fields).filter(line => asked.has?.test(line) ?? true)
    const isLong = asked.asksWeekday && one.kind === 'program'
    const isNamed =
      !isLong &&
      shareOf(inName) >= leastNamed &&
      share >= leastShare &&
      (ofName >= leastOfName || inName.size > 1)
    const isKind = asked.kinds.length === 0 || asked.kinds.includes(one.kind)
    if (isNamed && lines.length > 0)
      fitting.push({ facts: one, lines, share: share + (isKind ? 0.2 : 0), ofName })
    for (const [n, line] of (people[at] ?? []).entries()) {
      const ofRole = shareOf(new Set([...(inLines[n] ?? []), ...(one.kind === 'mentor' ? inName : [])]))
      // who stands here by their name comes before who once spoke somewhere
      if (ofRole >= leastOfRole && lines.length === 0)
        fitting.push({
          facts: one,
          lines: [line],
          share: ofRole - (one.kind === 'mentor' ? 0 : 0.1),
          ofName: 0,
        })
    }
  }
  fitting.sort((one, other) => other.share - one.share || other.ofName - one.ofName)
  const [best] = fitting
  const alike = fitting.filter(
    one => best && one.share >= best.share - 0.01 && one.ofName >= best.ofName - 0.01,
  )
  // a word that many are called by names none of them
  return alike.length > mostThings ? [] : alike
}

const role = passageFields.role

/** "*Juru las kapal*, gaji: Rp 4.200.000 …"; who somebody is stands behind their name alone. */
function told({ facts, lines }: Fitting): string[] {
  return lines.map(line => {
    const label = line.slice(0, line.indexOf(':'))
    const value = line.slice(line.indexOf(':') + 2)
    return label === role
      ? `*${facts.title}*: ${value}`
      : `*${facts.title}*, ${label.charAt(0).toLowerCase()}${label.slice(1)}: ${value}`
  })
}

function answerOf(retrieved: Retrieved, things: readonly Fitting[]): Answered {
  const lines = [...new Set(things.flatMap(told))]
  const facts = things.map(one => one.facts)
  const found = [...facts, ...retrieved.found.filter(one => !one.isFacts)]
  // what a lesson explains is nothing that follows from it
  const asked = found
    .filter(({ kind }) => kind !== 'chapter' && kind !== 'lesson')
    .map(questionAbout)
    .filter(question => question !== undefined)
  return {
    retrieved: { ...retrieved, found },
    composed: {
      isAnswered: true,
      isNear: true,
      confidence: Math.min(1, things[0]?.share ?? 0),
      text:
        lines.length === 1
          ? (lines[0] ?? '')
          : ['Yang saya temukan:', '', ...lines.map(line => `- ${line}`)].join('\n'),
      sources: distinct(facts).slice(0, mostSources),
      suggestions: [...new Set(asked)].slice(0, 3),
    },
  }
}
