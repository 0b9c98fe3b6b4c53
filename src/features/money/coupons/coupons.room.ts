import { room } from '../../../platform/room.ts'
import { couponsApi } from './coupons.api.ts'
import { couponsDeeds } from './coupons.deeds.ts'
import { managedCoupons } from './coupons.loads.ts'
import { couponsPersonal } from './coupons.personal.ts'

export const couponsRoom = room(() => ({
  name: 'coupons',
  pages: { 'Kelola-Kupon': managedCoupons.load },
  calls: [...couponsApi, ...managedCoupons.calls],
  deeds: couponsDeeds,
  personal: [couponsPersonal],
  office: {
    sections: [
      {
        group: 'money',
        place: 20,
        label: 'Kupon',
        page: 'Kelola-Kupon',
        icon: 'ticket',
        permission: 'manageCoupons',
      },
    ],
  },
}))
