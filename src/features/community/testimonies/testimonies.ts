import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { readJson } from '../../../shared/json.ts'
import { listShown, type ShownVoice } from '../voices/voices.ts'

/** Published ones, the newest first. */
export const listTestimonies = async (
  { tx }: InTenant,
  asked: { page: number; pageSize: number },
): Promise<Paged<ShownVoice>> => readJson(await listShown(tx, { kind: 'testimony', ...asked }))
