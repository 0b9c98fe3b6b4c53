import { room } from '../../../platform/room.ts'
import { sales } from './sales.loads.ts'

export const salesRoom = room(() => ({
  name: 'sales',
  pages: { 'Kelola-Penjualan': sales.load },
  calls: sales.calls,
  office: {
    sections: [
      {
        group: 'money',
        place: 5,
        label: 'Penjualan',
        page: 'Kelola-Penjualan',
        icon: 'numbers',
        permission: 'seeSales',
      },
    ],
  },
}))
