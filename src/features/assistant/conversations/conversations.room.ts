import type { Log } from '../../../platform/log.ts'
import { room } from '../../../platform/room.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { createChatTokens } from '../../identity/tokens/tokens.ts'
import { type AnswersHouse, answer } from '../answers/answers.ts'
import { createChats } from './chat.ts'
import { conversationsApi } from './conversations.api.ts'
import { conversationsPersonal } from './conversations.personal.ts'
import { assistantOf, assistantSetting, type ConversationsDeps } from './conversations.ts'

type Deps = Omit<ConversationsDeps, 'chatTokens'> & AnswersHouse & { log: Log; secrets: Pick<Secrets, 'key'> }

export const conversationsRoom = room((house: Deps) => {
  const { clock, database, buckets, log } = house
  const deps = { clock, database, buckets, log, chatTokens: createChatTokens(house.secrets, clock) }
  const chats = createChats({ ...deps, answer: question => answer(house, question) })
  return {
    name: 'conversations',
    calls: conversationsApi(deps, chats),
    settings: { assistant: assistantSetting },
    chatVisitors: tenant => {
      const { isOn, visitors } = assistantOf(tenant)
      return isOn && visitors
    },
    draining: chats.drain,
    figures: { open_streams: chats.open },
    personal: [conversationsPersonal],
  }
})
