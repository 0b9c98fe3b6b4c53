import type { InTenant } from '../../../platform/http/endpoint.ts'
import {
  findPassages,
  listWrittenQuestions,
  type PassageHit,
  questionSynonyms,
  sentencesOf,
  termsInSentences,
  termsOf,
  wordsOfQuestion,
} from '../passages/passages.ts'
import { distinct, labelOf, mostSources } from './composing.ts'
import { expectedAnswerOf } from './confidence.rules.ts'
import type { Answered } from './fields.ts'
import { isOrder } from './quoting.ts'
import { topicOf } from './topics.rules.ts'

/** of either question, how much the other must ask as well */
const leastAsked = 0.75
/** of the written one, where it asks for all that was asked */
const leastWritten = 0.6
const mostSentences = 5

const money = /^(bayar|membayar|bayarnya|dibayar|pembayaran|biayanya|harga|harganya|duit|duitnya)$/iu
/** "ga" behind what is asked asks and denies nothing: "bisa dicicil ga kak" */
const denies =
  /\b(tidak|tdk|bukan|belum|blm|tanpa|gagal)\b|\b(gak|ga|gk|g|nggak|ngga|enggak|tak) (lulus|bisa|dapat|ada|punya|mampu|hadir|datang|ikut|bayar|jadi|perlu|usah|boleh|sanggup)\b/iu

const normalised = (text: string) => wordsOfQuestion(text).join(' ')
const questionOf = ({ heading, title }: PassageHit) => (heading === '' ? title : heading)
/** what is paid is said by many words, and asked by any of them */
const plain = (text: string) =>
  wordsOfQuestion(text)
    .map(word => (money.test(word) ? 'biaya' : word))
    .join(' ')

/**
 * A question that stands on the site word for word is answered by what stands below it, before anything else is looked for.
 * One that names nothing ("Berapa biayanya?") means its own page, and is answered so only there, unless it is the office's or
 * the home page's. `said`: as it was typed; `query`: without what is said around it.
 */
export async function answerOfSameQuestion(
  context: InTenant,
  { said, query, page }: { said: string; query: string; page: string | undefined },
): Promise<Answered | undefined> {
  const asked = new Set([normalised(said), normalised(query)])
  const same = (await listWrittenQuestions(context)).filter(one => asked.has(normalised(questionOf(one))))
  const isHere = ({ url }: PassageHit) => url.split('#')[0] === page
  const isOfSite = ({ kind, url }: PassageHit) => kind === 'faq' || url.split('#')[0] === '/'
  // what every site is asked is answered by what the site says of it, and by no single page of many
  const isOfAny = topicOf(query, context.tenant.title)?.subject.length === 0
  const isFull = (one: PassageHit) => !isOfAny || termsOf(questionOf(one), new Map(), new Map()).length > 1
  const found = same.find(isHere) ?? same.find(isOfSite) ?? same.find(isFull)
  return found && answerOf(found)
}

/** The same where it is asked in other words: each asks nearly all that the other does, and the answer has what is wished for. */
export async function answerOfLikeQuestion(
  context: InTenant,
  { query, asking }: { query: string; asking: Omit<Parameters<typeof findPassages>[1], 'text'> },
): Promise<Answered | undefined> {
  const { tx, tenant } = context
  const synonyms = questionSynonyms(tenant.values.search)
  const title = new Set(wordsOfQuestion(tenant.title))
  const terms = termsOf(plain(query), synonyms, new Map()).filter(({ word }) => !title.has(word))
  if (terms.length < 2) return undefined
  const written = await listWrittenQuestions(context)
  const texts = written.map(one => plain(questionOf(one)))
  const spoken = await termsInSentences(tx, { sentences: texts, terms: terms.map(one => one.query) })
  const near = written.flatMap((one, at) => {
    const share = (spoken[at]?.size ?? 0) / terms.length
    return share >= leastAsked && (spoken[at]?.size ?? 0) > 1 ? [{ one, text: texts[at] ?? '', share }] : []
  })
  const denied = denies.test(query)
  const wish = expectedAnswerOf(query)
  let best: { one: PassageHit; worth: number } | undefined
  for (const { one, text, share } of near) {
    if (denies.test(questionOf(one)) !== denied) continue
    if (!(wish?.needed ?? []).every(pattern => pattern.test(`${questionOf(one)} ${one.body}`))) continue
    const theirs = termsOf(text, synonyms, new Map())
    const [said = new Set<number>()] = await termsInSentences(tx, {
      sentences: [plain(query)],
      terms: theirs.map(({ query: term }) => term),
    })
    const ofTheirs = theirs.length === 0 ? 0 : said.size / theirs.length
    if (ofTheirs < (share === 1 ? leastWritten : leastAsked)) continue
    if (!best || share + ofTheirs > best.worth) best = { one, worth: share + ofTheirs }
  }
  const answered = best && answerOf(best.one)
  if (!answered) return undefined
  const retrieved = await findPassages(context, { ...asking, text: query })
  // where it is told besides
  const others = retrieved.found.filter(one => one.kind !== 'topic' && one.coverage >= leastWritten)
  const sources = distinct([...answered.composed.sources, ...others]).slice(0, mostSources)
  return {
    retrieved: { ...retrieved, found: [...answered.retrieved.found, ...retrieved.found] },
    composed: { ...answered.composed, sources },
  }
}

function answerOf(one: PassageHit): Answered | undefined {
  const sentences = sentencesOf(one.body).filter(sentence => !isOrder(sentence))
  if (sentences.length === 0) return undefined
  return {
    retrieved: { terms: [], weights: [], found: [one] },
    composed: {
      isAnswered: true,
      isNear: true,
      confidence: 1,
      text: `Menurut *${labelOf(one)}*: ${sentences.slice(0, mostSentences).join(' ')}`,
      sources: [one],
      suggestions: [],
    },
  }
}
