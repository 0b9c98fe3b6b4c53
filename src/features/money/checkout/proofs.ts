import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { noteUses } from '../../../platform/files/file-uses.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { conflict, Failure, notFound } from '../../../shared/failure.ts'
import { getMedia, type MediaHouse, readForm, takeIn } from '../../core/media/media.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { changePayment, lockPayment, note, type PaymentsHouse } from '../payments/payments.ts'
import { findOwnBill } from './checkout.loads.ts'

/** The proof of a transfer by hand: through the one door for files, then somebody else looks at it. */
export async function takeProof(
  house: PaymentsHouse & MediaHouse,
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
  const { path, name } = await readForm(house, context, request)
  try {
    if (!/\.(jpe?g|png|webp|pdf)$/i.test(name))
      throw new Failure('unsupported', 'Kirimkan bukti sebagai JPG, PNG, WebP, atau PDF')
    const file = await takeIn(house, context, { path, name })
    await house.database.withTenant(tenant.id, async tx => {
      const { item } = await getMedia({ ...context, tx }, file)
      const row = await lockPayment(tx, id)
      if (row?.state !== 'pending' && row?.state !== 'review')
        throw conflict('Tagihan ini tidak lagi menunggu bukti transfer.')
      const at = clock.now()
      const proofBy = memberOf(viewer).membershipId
      await changePayment(
        tx,
        id,
        { state: 'review', proofKey: item.key, proofBy, proofAt: at, problem: '' },
        at,
      )
      await note(tx, row, 'change', { from: row.state, to: 'review', proof: item.key }, at)
      await noteUses(tx, { kind: 'payment', id: String(id), state: 'published' }, { proof: item.key })
    })
  } finally {
    await rm(path, { force: true })
  }
  return { code }
}
