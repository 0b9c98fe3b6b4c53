import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { grantOf } from '../../../platform/http/access.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { conflict, Failure, notFound } from '../../../shared/failure.ts'
import { endingOf } from '../../../shared/media.ts'
import {
  dropPrivate,
  type MediaDeps,
  readForm,
  sendPrivateFile,
  takeFormPrivately,
} from '../../core/media/media.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { changePayment, findPayment, lockPayment, note, type PaymentsDeps } from '../payments/payments.ts'
import { findOwnBill } from './checkout.loads.ts'

/** as the page says it */
export const mostProofBytes = 5 * 1024 * 1024

/** The proof of a transfer by hand: through the one door for files, then somebody else looks at it. */
export async function takeProof(
  house: PaymentsDeps & MediaDeps,
  context: OpenContext,
  code: string,
  request: IncomingMessage,
): Promise<{ code: string }> {
  const { tenant, viewer, clock } = context
  const isAwaited = async () =>
    house.database.withTenant(tenant.id, async tx => {
      const standing = await findOwnBill(house, { tx, viewer }, code)
      if (!standing) throw notFound('Tagihan')
      const { row } = standing
      if (row?.provider !== 'manual' || (row.state !== 'pending' && row.state !== 'review'))
        throw conflict('Tagihan ini tidak menunggu bukti transfer.')
      return row.id
    })
  const id = await isAwaited()
  const { path, name } = await readForm(house, context, request, () => mostProofBytes)
  try {
    if (!/\.(jpe?g|png|webp|pdf)$/i.test(name))
      throw new Failure('unsupported', 'Kirimkan bukti sebagai JPG, PNG, WebP, atau PDF')
    const replaced = await takeFormPrivately(house, context, { path, name }, async (tx, { key }) => {
      const row = await lockPayment(tx, id)
      if (row?.state !== 'pending' && row?.state !== 'review')
        throw conflict('Tagihan ini tidak lagi menunggu bukti transfer.')
      const at = clock.now()
      const proofBy = memberOf(viewer).membershipId
      changePayment(tx, id, { state: 'review', proofKey: key, proofBy, proofAt: at, problem: '' }, at)
      await note(tx, row, 'change', { from: row.state, to: 'review', proof: key }, at)
      // the one before it says nothing any more
      if (row.proofKey) await dropPrivate(tx, row.proofKey)
      return row.proofKey
    })
    if (replaced) await house.files.remove(tenant.slug, replaced)
  } finally {
    await rm(path, { force: true })
  }
  return { code }
}

const mimes: Readonly<Record<string, string>> = { pdf: 'application/pdf', webp: 'image/webp' }

/** A proof, for who paid or sent it and for who confirms transfers. For anybody else there is none. */
export async function sendProof(
  { database, files }: MediaDeps,
  context: OpenContext,
  id: number,
  take: () => ServerResponse,
): Promise<void> {
  const { tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const row = await database.withTenant(tenant.id, tx => findPayment(tx, id))
  const isOwn = row?.membershipId === membershipId || row?.proofBy === membershipId
  const mayConfirm = grantOf(permissions.managePayments, viewer.member) !== 'none'
  if (!row?.proofKey || !(isOwn || mayConfirm)) throw notFound('Bukti transfer')
  const key = row.proofKey
  const file = {
    key,
    found: await files.open(tenant.slug, key),
    name: `bukti-${row.number}`,
    mime: mimes[endingOf(key)] ?? 'application/octet-stream',
  }
  await sendPrivateFile(context, file, take)
}
