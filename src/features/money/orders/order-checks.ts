import type { Tx } from '../../../platform/db/transaction.ts'
import * as store from './order-checks.store.ts'

/** What must be true of orders and the books together; a line for each thing that is not. */
export async function orderFindings(tx: Tx): Promise<string[]> {
  const sums = await store.listWrongSums(tx)
  const sales = await store.listWrongSales(tx)
  const seats = await store.listWithoutPlace(tx)
  const refunds = await store.listWrongRefunds(tx)
  return [
    ...sums.map(({ code }) => `Pesanan ${code}: jumlah pengembalian tidak sama dengan yang tercatat`),
    ...sales.map(({ code, count }) => `Pesanan ${code}: ${count} penjualan di buku besar, seharusnya satu`),
    ...seats.map(({ code }) => `Pesanan ${code}: lunas tanpa keikutsertaan`),
    ...refunds.map(({ id }) => `Pengembalian ${id}: keadaannya tidak sama dengan buku besar`),
  ]
}
