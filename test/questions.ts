import { createTenantContexts } from '../src/app/drawing/site-view.ts'
import { describeRooms } from '../src/app/house.ts'
import {
  type AnswerPart,
  answer,
  createUseSettling,
  type Question,
} from '../src/features/assistant/answers/answers.ts'
import type { App } from './app.ts'
import type { BuiltTenant } from './build.ts'
import type { BuiltMember } from './members.ts'

export interface Told {
  text: string
  parts: AnswerPart[]
  /** addresses of the sources */
  sources: string[]
  done: Extract<AnswerPart, { type: 'done' }> | undefined
}

/** Puts questions to a site's assistant, as the rooms that talk do. */
export function createAsker(app: App) {
  const { config, database, secrets, log, tenants } = app.sanggar
  const { partsOf } = describeRooms()
  const { contextOf } = createTenantContexts(config)
  const settleUse = createUseSettling({ database })
  const house = { config, database, secrets, log, clock: app.clock, partsOf, settleUse }
  const question = async (of: BuiltTenant, query: string, who?: BuiltMember): Promise<Question> => {
    const tenant = await tenants.find(of.id)
    if (!tenant) throw new Error(`${of.slug} is not there`)
    const reader = who ? memberOf(who) : null
    return { tenant: contextOf(tenant), reader, query, history: [] }
  }
  return {
    house,
    question,
    async ask(
      of: BuiltTenant,
      query: string,
      who?: BuiltMember,
      wishes: Partial<Question> = {},
    ): Promise<Told> {
      const parts: AnswerPart[] = []
      for await (const part of answer(house, { ...(await question(of, query, who)), ...wishes }))
        parts.push(part)
      return toldOf(parts)
    },
  }
}

export const toldOf = (parts: AnswerPart[]): Told => ({
  parts,
  text: parts.map(part => (part.type === 'text' ? part.text : '')).join(''),
  sources: parts.flatMap(part => (part.type === 'source' ? [part.url] : [])),
  done: parts.find(part => part.type === 'done'),
})

const memberOf = ({ membershipId, accountId, kind, name, signIn }: BuiltMember) => ({
  membershipId,
  accountId,
  kind,
  name,
  signIn,
  sessionId: '',
  isStrong: true,
  programIds: [],
  provinceCode: null,
  actingReason: null,
})
