import type { Member } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { doubtfulWords, findPassages, listPage, type PassageHit, termsOf } from '../passages/passages.ts'
import type { Question } from './answers.contract.ts'
import { compose } from './composing.ts'
import { fieldsAskedOf } from './fields.rules.ts'
import type { Answered } from './fields.ts'
import { answerOfThing } from './fields.ts'

interface Asked {
  query: string
  reader: Member | null
  hidden: readonly string[]
  history: Question['history']
  page: string | undefined
}

const mostWords = 7
/** passages among which those of the page are looked for */
const looked = 300
/** lists, and the front door: who stands there has no one thing before them */
const isThing = ({ kind }: PassageHit) =>
  kind !== 'topic' && kind !== 'chapter' && kind !== 'lesson' && kind !== 'faq'
const withoutSynonyms = new Map<string, readonly string[]>()
/** said of whatever one has before one */
const ofAnything =
  /^(itu|ini|tadi|tersebut|nya|bawa|dibawa|harus|mulai|selesai|acara\w*|kelas\w*|kursus\w*|lowongan\w*|kerja\w*|posisi\w*|program\w*|kegiatan\w*|halaman|daftar\w*|ikut\w*|gimana|jam|pukul|hari|minimal|maksimal|siapkan|disiapkan|siapin|disiapin|bersertifikat)$/iu

/**
 * A short question that names nothing is about the thing before one: what the last answer was about, else the page it is
 * asked on. Undefined: it names something, or that thing does not say it.
 */
export async function answerOfThingMeant(
  context: InTenant,
  { query, reader, hidden, history, page }: Asked,
): Promise<Answered | undefined> {
  if (query.split(/\s+/).length > mostWords) return undefined
  const last = history.at(-1)
  for (const path of new Set([last?.source, page].map(one => one?.split(/[?#]/)[0]))) {
    if (!path || path === '/' || hidden.some(one => path.startsWith(one))) continue
    const rows = (await listPage(context, { begins: path, ends: path, reader })).filter(isThing)
    const [first] = rows
    if (!first || !namesNothing(context, query, first.title)) continue
    const known = answerOfThing(query, rows)
    if (known) return known
    // where the columns know nothing of it, the page may say it
    const retrieved = await findPassages(context, { text: query, reader, hidden, most: looked })
    const here = retrieved.found.filter(one => isThing(one) && one.url.split('#')[0] === path)
    if (here.length === 0) continue
    const composed = await compose(context, query, { ...retrieved, found: here })
    if (composed.isAnswered) return { retrieved: { ...retrieved, found: here }, composed }
  }
  return undefined
}

/** Nothing but what asks, what the thing is called by, and what is said of anything. */
function namesNothing({ tenant }: InTenant, query: string, title: string): boolean {
  const asked = fieldsAskedOf(query)
  const called = new Set([...doubtfulWords(title), ...doubtfulWords(tenant.title)])
  const rest = termsOf(query, withoutSynonyms, new Map()).filter(
    ({ word }) => !called.has(word) && !ofAnything.test(word) && !asked?.isAsking(word),
  )
  return asked
    ? rest.length === 0
    : rest.length <= 1 &&
        /\b(apa|siapa|berapa|kapan|mana|bawa)\w*/iu.test(query) &&
        rest.every(({ word }) => word.length < 4)
}
