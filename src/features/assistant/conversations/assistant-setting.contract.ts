import { z } from 'zod'
import type { Kind, Member } from '../../../platform/http/access.ts'
import { plainText } from '../../../platform/http/query.ts'
import { retentionDays, usualKinds } from './conversations.rules.ts'

const kind = z.union(usualKinds.map(one => z.literal(one)))

/** The setting `assistant`: whether it answers, whom, and how long what was asked is kept. */
export const assistantSetting = z.strictObject({
  isOn: z.boolean('Pilih ya atau tidak').meta({ label: 'Asisten menjawab di situs ini' }),
  visitors: z.boolean('Pilih ya atau tidak').meta({ label: 'Pengunjung yang belum masuk boleh bertanya' }),
  kinds: z.array(kind).max(10),
  greeting: plainText(300)
    .trim()
    .meta({ label: 'Sapaan', control: 'area', hint: 'Kosongkan untuk sapaan bawaan' }),
  retentionDays: z.union(
    retentionDays.map(days => z.literal(days)),
    'Pilih salah satu',
  ),
})
export type AssistantSetting = z.output<typeof assistantSetting>

const usual: AssistantSetting = {
  isOn: true,
  visitors: true,
  kinds: [...usualKinds],
  greeting: '',
  retentionDays: 90,
}

/** As the site says it; a row may be older than the shape. */
export const assistantOf = ({ values }: { values: Readonly<Record<string, unknown>> }): AssistantSetting =>
  assistantSetting.catch(usual).parse(values.assistant)

/** Why somebody may not ask; undefined: they may. */
export function whyNotAsk(
  setting: AssistantSetting,
  member: Pick<Member, 'kind'> | undefined,
): 'off' | 'visitor' | 'kind' | undefined {
  if (!setting.isOn) return 'off'
  if (!member) return setting.visitors ? undefined : 'visitor'
  const asked: Kind = member.kind
  return setting.kinds.includes(asked) ? undefined : 'kind'
}
