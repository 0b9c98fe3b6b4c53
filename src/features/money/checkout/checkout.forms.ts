import type { FormContext, FormFields, FormLead, PageForm } from '../../../platform/http/page-form.ts'
import type { PageContext } from '../../../platform/http/page-load.ts'
import { pathTo, routes } from '../../../routes.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { beginPayment, giveUp, isOpen, type PaymentsDeps, pursue, pursueKnown } from '../payments/payments.ts'
import { channels, findSettings, isChannel } from '../providers/providers.ts'
import { findBill, ownOnly, payPage } from './checkout.loads.ts'

/** What the address names, read before it is known who asks; and how the tenant is paid. */
const readBill = (house: PaymentsDeps, { tx, params: { code = '' } }: PageContext) =>
  Promise.all([findBill(house, tx, code), findSettings(tx)])
type ReadBill = Awaited<ReturnType<typeof readBill>>

/** Choosing how to pay, asking whether it has arrived, choosing again: plain forms, with or without script. */
export function checkoutForms(house: PaymentsDeps): readonly PageForm[] {
  const paying: PageForm<ReadBill> = {
    path: routes['Pembayaran-code'],
    access: permissions.payBills,
    // a class of pupils pays from one address
    limit: { tokens: 300, seconds: 600 },
    ahead: context => readBill(house, context),
    submit: (context, fields, read) => submit(house, context, fields, read),
    again: (context, fields, problem) => payPage(house, context, { values: fields, problem }),
  }
  return [paying]
}

async function submit(
  house: PaymentsDeps,
  context: FormContext,
  fields: FormFields,
  [bill, settings]: ReadBill,
): Promise<FormLead> {
  const { tx, tenant, clock, viewer } = context
  const { code = '' } = context.params
  const standing = ownOnly(bill, viewer)
  if (!standing) throw notFound('Tagihan')
  const { kind, due, row } = standing
  const redirect = pathTo('Pembayaran-code', { code })
  if (fields.do === 'check')
    return row
      ? { redirect, afterwards: () => pursueKnown(house, tenant.id, { row, settings }) }
      : { redirect }
  if (fields.do === 'change') {
    const id = await giveUp({ tx, clock }, { kind, code })
    return id === undefined ? { redirect } : { redirect, afterwards: () => pursue(house, tenant.id, id) }
  }
  if (fields.do === 'simulate') {
    const testbed = house.partsOf('testbeds')[0]
    if (!testbed || !row?.isSimulated || row.state !== 'pending')
      throw conflict('Tidak ada yang dapat disimulasikan.')
    return {
      redirect,
      async afterwards() {
        await testbed.pay(tenant.id, row.ref)
        await pursue(house, tenant.id, row.id)
      },
    }
  }
  const channel = fields.channel ?? ''
  if (!isChannel(channel) || (!viewer.member && channels[channel].method === 'transfer'))
    throw invalidField('channel', 'Pilih salah satu cara bayar')
  const open = row && isOpen(row.state) ? row : undefined
  const begun = beginPayment(
    house,
    { tx, tenantId: tenant.id, clock },
    { kind, due, open, settings },
    channel,
  )
  return {
    redirect,
    afterwards: async () => pursueKnown(house, tenant.id, { row: await begun(), settings, due }),
  }
}
