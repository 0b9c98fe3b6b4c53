import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/log.ts'
import { room } from '../../../platform/room.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { turns } from '../../../platform/turns.ts'
import { createChatTokens } from '../../identity/tokens/tokens.ts'
import { type AnswersDeps, answer, createUseSettling } from '../answers/answers.ts'
import { createChats } from './chat.ts'
import { conversationsApi } from './conversations.api.ts'
import { conversationsPersonal } from './conversations.personal.ts'
import { assistantOf, assistantSetting, type ConversationsDeps } from './conversations.ts'

type Deps = Omit<ConversationsDeps, 'chatTokens'> &
  Omit<AnswersDeps, 'settleUse'> & {
    log: Log
    secrets: Pick<Secrets, 'key'>
    config: Pick<Config, 'LOCAL_MODELS' | 'DATABASE_POOL'>
  }

/**
 * Of the connections to the database, how much answers may take at the same time. A thousand that begin or end in the same
 * moment wait here for their turn; at the pool they would be refused after as long as a page may wait, and pages with them.
 */
const shareOfAnswers = 0.6

export const conversationsRoom = room((house: Deps) => {
  const { clock, database, buckets, log } = house
  const deps = { clock, database, buckets, log, chatTokens: createChatTokens(house.secrets, clock) }
  let inTurn: ReturnType<typeof turns> | undefined
  const waiting: Pick<Database, 'withTenant'> = {
    withTenant(tenantId, work) {
      // how many there are is known once the house stands
      inTurn ??= turns(Math.ceil(house.config.DATABASE_POOL * shareOfAnswers))
      return inTurn(() => database.withTenant(tenantId, work))
    },
  }
  const answering = { ...house, database: waiting, settleUse: createUseSettling({ database: waiting }) }
  const chats = createChats({
    ...deps,
    database: waiting,
    answer: question => answer(answering, question),
  })
  return {
    name: 'conversations',
    calls: conversationsApi(deps, chats),
    settings: { assistant: assistantSetting },
    chatVisitors: tenant => {
      const { isOn, visitors } = assistantOf(tenant)
      return isOn && visitors
    },
    assistantSwitch: site => assistantOf(site).isOn,
    draining: chats.drain,
    atEnd: chats.close,
    figures: { open_streams: chats.open },
    personal: [conversationsPersonal],
  }
})
