import { grantOf } from '../../../platform/http/access.ts'
import { type CallContext, Download } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { drawPaper, listDocuments } from '../documents/documents.ts'
import * as store from './orders.store.ts'
import { isReachable } from './standing-of-own.ts'

/** A numbered paper of an order as a file: for its buyer, and for whoever sees the site's sales. */
export async function paperOf(
  context: CallContext,
  code: string,
  number: string | undefined,
): Promise<Download> {
  const { tx, viewer, tenant } = context
  const order = await store.findOrder(tx, code)
  const maySee =
    order && (isReachable(context, order) || grantOf(permissions.seeSales, viewer.member) !== 'none')
  if (!order || !maySee) throw notFound('Pesanan')
  const papers = await listDocuments(tx, code)
  const paper = number ? papers.find(one => one.number === number) : papers[0]
  if (!paper) throw notFound('Dokumen')
  const body = await drawPaper(tenant, paper, {
    buyer: order.buyerName,
    email: order.buyerEmail,
    isVoid: paper.kind === 'INV' && ['expired', 'cancelled', 'failed'].includes(order.state),
    isPaid: paper.kind === 'INV' && order.paidAt !== null,
  })
  return new Download(`${paper.number.replaceAll('/', '-')}.pdf`, 'application/pdf', body)
}
