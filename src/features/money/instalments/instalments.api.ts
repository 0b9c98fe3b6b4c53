import { endpoint } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { keyOfRequest, once } from '../idempotency/idempotency.ts'
import { agreePlan } from './agreeing.ts'
import * as contract from './instalments.contract.ts'
import { partStateOf } from './instalments.rules.ts'
import * as store from './instalments.store.ts'

const common = { tag: 'Cicilan', access: permissions.beMember, parameters: contract.codeParameter } as const

export const instalmentsApi = [
  endpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/orders/{code}/instalments',
      summary:
        'Mencicil tagihan kelas milik sendiri yang belum dibayar: tagihan itu diganti tagihan cicilan pertama. Header Idempotency-Key wajib',
      message: 'Cicilan disepakati',
      body: contract.agreed,
      data: contract.planAnswer,
      status: 201,
      limit: { tokens: 30, seconds: 600 },
    },
    (context, { parameters: { code }, body }) =>
      once(
        context,
        { route: 'orders.instalments', key: keyOfRequest(context), body: { code, ...body } },
        async () => answerOf(context, await agreePlan(context, code, body.parts)),
      ),
  ),
  endpoint(
    {
      ...common,
      method: 'GET',
      path: '/v1/orders/{code}/instalments',
      summary: 'Jadwal cicilan yang memuat pesanan milik sendiri ini: jumlah, jatuh tempo, dan keadaannya',
      message: 'Berhasil mengambil cicilan',
      data: contract.planAnswer,
    },
    (context, { parameters: { code } }) => answerOf(context, code),
  ),
]

type Asked = Parameters<typeof agreePlan>[0]

async function answerOf({ tx, clock, viewer }: Asked, code: string) {
  const plan = await store.findPlanOfOrder(tx, code)
  if (!plan || plan.membershipId !== memberOf(viewer).membershipId) throw notFound('Cicilan')
  const rows = await store.listParts(tx, plan.id)
  const at = { isEnded: plan.endedAt !== null, now: clock.now() }
  return {
    orderId: rows.find(({ orderState }) => orderState === 'pending')?.orderCode ?? code,
    parts: rows.map(row => ({
      n: row.n,
      total: row.total,
      dueAt: row.dueAt.toISOString(),
      state: partStateOf(row, at),
      orderId: row.orderCode ?? '',
    })),
  }
}
