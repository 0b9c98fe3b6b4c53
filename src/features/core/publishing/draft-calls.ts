import type { CallContext, OpenContext } from '../../../platform/http/endpoint.ts'
import { record } from '../audit/audit.ts'
import { admit, permissions } from '../permissions/permissions.ts'
import { draftAnswerOf } from './draft-answers.ts'
import { type DraftKind, type Hand, kindOf, type Touch } from './draft-kinds.ts'
import type { Opened } from './opened.ts'
import * as contract from './publishing.contract.ts'

/** Whoever asks, as somebody who changes things. */
export const handOf = (context: CallContext): Hand & CallContext => ({
  ...context,
  by: context.viewer.member?.membershipId ?? null,
  log: deed => record(context, deed),
})

/** open while the site is in maintenance: that is when it is written */
export const common = { tag: 'Draf', access: permissions.writeDrafts, isAlwaysOpen: true } as const
export const path = '/v1/drafts/{kind}/{id}'
export const ofDraft = {
  ...common,
  parameters: contract.draftParameters,
  data: contract.draftAnswer,
} as const

/** The kind that is asked for, where whoever asks may write it. */
export function admitted(context: Pick<OpenContext, 'partsOf' | 'viewer'>, name: string): DraftKind {
  const kind = kindOf(context, name)
  admit(kind.access, context.viewer.member)
  return kind
}

interface Named {
  kind: string
  id: string
}

/** The same for one thing of the kind. */
export async function admittedTo(
  context: CallContext,
  { kind: name, id }: Named,
  touch: Touch,
): Promise<DraftKind> {
  const kind = admitted(context, name)
  const viewer = admit(kind.access, context.viewer.member)
  await kind.admit?.(context, viewer, id, touch)
  return kind
}

/** What a change of a draft answers. */
export async function changed(
  context: CallContext,
  named: Named,
  touch: Touch,
  change: (hand: Hand, kind: DraftKind) => Promise<Opened>,
) {
  const hand = handOf(context)
  const kind = await admittedTo(context, named, touch)
  return draftAnswerOf(hand, kind, await change(hand, kind))
}
