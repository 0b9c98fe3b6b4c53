import type { FormContext, FormFields, FormLead, PageForm } from '../../../platform/http/page-form.ts'
import { pathTo, routes } from '../../../routes.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { beginPayment, giveUp, isOpen, type PaymentsHouse, pursue } from '../payments/payments.ts'
import { channels, findSettings, isChannel } from '../providers/providers.ts'
import { findOwnBill, payPage } from './checkout.loads.ts'

/** Choosing how to pay, asking whether it has arrived, choosing again: plain forms, with or without script. */
export const checkoutForms = (house: PaymentsHouse): readonly PageForm[] => [
  {
    path: routes['Pembayaran-code'],
    access: permissions.payBills,
    // a class of pupils pays from one address
    limit: { tokens: 300, seconds: 600 },
    submit: (context, fields) => submit(house, context, fields),
    again: (context, fields, problem) => payPage(house, context, { values: fields, problem }),
  },
]

async function submit(house: PaymentsHouse, context: FormContext, fields: FormFields): Promise<FormLead> {
  const { tx, tenant, clock, viewer } = context
  const { code = '' } = context.params
  const [standing, settings] = await Promise.all([findOwnBill(house, context, code), findSettings(tx)])
  if (!standing) throw notFound('Tagihan')
  const { kind, due, row } = standing
  const redirect = pathTo('Pembayaran-code', { code })
  const then = (id: number): FormLead => ({ redirect, afterwards: () => pursue(house, tenant.id, id) })
  if (fields.do === 'check') return row ? then(row.id) : { redirect }
  if (fields.do === 'change') {
    const id = await giveUp({ tx, clock }, { kind, code })
    return id === undefined ? { redirect } : then(id)
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
  const begun = { tx, tenantId: tenant.id, clock }
  return then(await beginPayment(house, begun, { kind, due, open, settings }, channel))
}
