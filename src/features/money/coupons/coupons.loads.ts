import { officeList } from '../../../platform/http/office-list.ts'
import { routes } from '../../../routes.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { couponColumns } from './coupon-file.ts'
import { type CouponItem, type CouponsQuery, couponsQuery } from './coupons.contract.ts'
import { couponStates } from './coupons.rules.ts'
import { listClassChoices } from './coupons.store.ts'
import { listCoupons } from './coupons.ts'

/** Codes that take something off, with how often each was used. */
export const managedCoupons = officeList<'coupons.manage', CouponsQuery, CouponItem>(
  { page: 'coupons.manage', path: routes['Kelola-Kupon'], access: permissions.manageCoupons },
  { title: 'Kupon', description: 'Kode potongan harga.', search: 'Cari kode' },
  {
    query: couponsQuery,
    filters: () => [{ name: 'state', label: 'Status', options: optionsOf(couponStates) }],
    list: listCoupons,
    async data(list, { tx }) {
      const classes = await listClassChoices(tx)
      return { list, classes: classes.map(({ id, name }) => ({ value: String(id), label: name })) }
    },
    calls: {
      columns: couponColumns,
    },
  },
)
