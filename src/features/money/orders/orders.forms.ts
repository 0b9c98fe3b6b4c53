import { parsed } from '../../../platform/http/field-errors.ts'
import type { FormFields, PageForm } from '../../../platform/http/page-form.ts'
import { noteDeed } from '../../../platform/http/visitor-deeds.ts'
import { routes, to } from '../../../routes.ts'
import { invalidField } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { buyPage } from './buy.loads.ts'
import { placeOrder } from './buying.ts'
import { detailAsked } from './orders.contract.ts'

/** "Buat tagihan", without script: it makes the order and leads to where it is paid. */
export const orderForms: readonly PageForm[] = [
  {
    path: routes['Class-slug-Beli'],
    access: permissions.readPublic,
    // a whole school sits behind one address
    limit: { tokens: 200, seconds: 600 },
    async submit(context, fields) {
      const { slug = '' } = context.params
      if (!context.viewer.member) return { redirect: to.login({ next: to.buyClass({ slug }) }) }
      const { classroomId, couponCode } = asked(slug, fields)
      const order = await placeOrder(context, {
        slug,
        runId: classroomId,
        couponCode,
        shownTotal: shownTotal(fields),
      })
      noteDeed(context, { kind: 'ordered', code: order.code })
      return { redirect: order.state === 'pending' ? to.pay(order) : to.ownOrder(order) }
    },
    async again(context, fields, problem) {
      if (!context.viewer.member)
        return { redirect: to.login({ next: to.buyClass({ slug: context.params.slug ?? '' }) }) }
      return buyPage(context, { values: fields, problem })
    },
  },
]

/** what stood on the page: whoever was shown another price is asked again */
function shownTotal({ total = '' }: FormFields): number | undefined {
  return /^\d{1,15}$/.test(total) ? Number(total) : undefined
}

function asked(slug: string, { run, couponCode = '' }: FormFields) {
  const classroomId = run === undefined || run === '' ? undefined : Number(run)
  if (classroomId !== undefined && !Number.isInteger(classroomId))
    throw invalidField('classroomId', 'Pilih salah satu jadwal', 'unknown')
  return parsed(detailAsked, {
    slug,
    couponCode: couponCode.trim(),
    ...(classroomId === undefined ? {} : { classroomId }),
  })
}
