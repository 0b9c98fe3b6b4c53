import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Cookies } from '../../../platform/http/request-facts.ts'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { groups, letters, wording } from './disc-phrases.rules.ts'
import { placesOf } from './disc-places.ts'
import type { Choice } from './disc-scoring.rules.ts'
import { keptDays } from './disc-words.rules.ts'

/**
 * How far somebody has come lies in their own browser, sealed, until the last group: whoever leaves comes back to it, with
 * or without script, and the server keeps nothing of those who never finish.
 */
const progressShape = z.object({
  wording: z.literal(wording),
  seed: z.string(),
  isAdult: z.boolean(),
  /** of each group: place of most, place of least, seconds */
  answers: z.array(z.tuple([z.int().min(0).max(3), z.int().min(0).max(3), z.number()])).max(groups.length),
  /** when the group that is open was shown, in milliseconds */
  at: z.number(),
})
export type Progress = z.output<typeof progressShape>

const cookieName = 'disc'
const cookieSeconds = keptDays * 86_400

interface Keeping {
  tenant: { id: number }
  cookies: Pick<Cookies, 'get'>
}

const bound = (tenantId: number) => `disc ${tenantId}`

export const newProgress = (isAdult: boolean, now: Date): Progress => ({
  wording,
  seed: randomBytes(9).toString('base64url'),
  isAdult,
  answers: [],
  at: now.getTime(),
})

/** undefined: they have not begun, or with other words than today's */
export function findProgress({ tenant, cookies }: Keeping, secrets: Secrets): Progress | undefined {
  const text = unseal(secrets.key('disc progress'), cookies.get(cookieName) ?? '', bound(tenant.id))
  if (text === undefined) return undefined
  const read = progressShape.safeParse(JSON.parse(text))
  return read.success ? read.data : undefined
}

export function keepProgress(
  { tenant, cookies }: { tenant: { id: number }; cookies: Cookies },
  secrets: Secrets,
  progress: Progress,
): void {
  const sealed = seal(secrets.key('disc progress'), JSON.stringify(progress), bound(tenant.id))
  cookies.set(cookieName, sealed, { maxAge: cookieSeconds })
}

export const forgetProgress = ({ cookies }: { cookies: Cookies }): void => cookies.clear(cookieName)

export const isFinished = ({ answers }: Progress): boolean => answers.length >= groups.length

/** What was chosen, by its letters. */
export const choicesIn = ({ seed, answers }: Progress): Choice[] =>
  answers.map(([most, least, seconds], group) => {
    const places = placesOf(seed, group)
    return { most: places[most] ?? letters[0], least: places[least] ?? letters[0], place: most, seconds }
  })
