import { fieldsOf } from '../../../platform/http/fields.ts'
import { room } from '../../../platform/room.ts'
import { type InstalmentClockDeps, keepInstalments } from './instalment-clock.ts'
import { instalmentsApi } from './instalments.api.ts'
import { instalmentsSetting } from './instalments.contract.ts'
import { instalmentsDeeds } from './instalments.deeds.ts'
import { instalmentForms } from './instalments.forms.ts'
import { loadPlan, managedPlans } from './instalments.loads.ts'
import { instalmentKind, instalmentLetters } from './instalments.mail.ts'
import { instalmentsPersonal } from './instalments.personal.ts'
import { alternativeTo, scheduleOf } from './plan-parts.ts'
import { soldInstalments } from './sold-instalments.ts'

export const instalmentsRoom = room((house: InstalmentClockDeps) => ({
  name: 'instalments',
  pages: { 'Pembayaran-code-Cicilan': loadPlan, 'Kelola-Cicilan': managedPlans.load },
  calls: [...instalmentsApi, ...managedPlans.calls],
  forms: instalmentForms,
  soldThings: [soldInstalments],
  orderSchedules: scheduleOf,
  payAlternatives: alternativeTo,
  jobs: [{ name: 'instalments.keep', everyMinute: true, run: () => keepInstalments(house) }],
  settings: { instalments: instalmentsSetting },
  settingForms: [
    {
      key: 'instalments',
      place: 86,
      id: 'cicilan',
      title: 'Cicilan',
      text: 'Kelas berbayar dapat dibayar beberapa kali. Yang sudah disepakati tetap seperti saat disepakati.',
      said: 'Cicilan tersimpan',
      fields: fieldsOf(instalmentsSetting),
      held: value => instalmentsSetting.safeParse(value).data,
      begin: { isOpen: false, maxParts: 3, everyDays: 30, graceDays: 7, minTotal: 500_000 },
    },
  ],
  notificationKinds: [instalmentKind],
  letters: instalmentLetters,
  deeds: instalmentsDeeds,
  personal: [instalmentsPersonal],
  office: {
    sections: [
      {
        group: 'money',
        place: 12,
        label: 'Cicilan',
        page: 'Kelola-Cicilan',
        icon: 'calendar',
        permission: 'seeSales',
      },
    ],
  },
}))
