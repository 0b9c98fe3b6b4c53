import type { Paged } from '../../shared/envelope.ts'
import type { Pager } from '../parts.tsx'
import type { AreaAnswer } from './area.ts'

/** What the data of a list page has, whichever room it is of. */
interface ListPage<Item> {
  items: Item[]
  pager?: Pager
}

export interface FetchedList<Item> extends Paged<Item> {
  /** address of the page after it */
  next?: string
}

/** A list page's own data, at its own address: the words in it are ready to show. */
export async function fetchList<Item>(
  address: string,
  perPage: number,
): Promise<AreaAnswer<FetchedList<Item>>> {
  const response = await fetch(address, {
    headers: { accept: 'application/vnd.sanggar.page+json' },
  }).catch(() => {
    throw new Error('Periksa koneksi internet Anda, lalu coba lagi.')
  })
  if (!response.ok) throw new Error('Lanjutan daftar ini belum dapat dimuat. Silakan coba lagi.')
  const page: unknown = await response.json()
  if (!isListPage<Item>(page)) throw new Error('Lanjutan daftar ini tidak dapat dibaca.')
  const { items, pager } = page.data
  return {
    message: `Menampilkan halaman ${pager?.page ?? 1} dari ${pager?.totalPages ?? 1}.`,
    data: {
      items,
      page: pager?.page ?? 1,
      perPage,
      totalItems: pager?.totalItems ?? items.length,
      totalPages: pager?.totalPages ?? 1,
      ...(pager?.hrefs.next ? { next: pager.hrefs.next } : {}),
    },
  }
}

const isListPage = <Item>(page: unknown): page is { data: ListPage<Item> } =>
  typeof page === 'object' &&
  page !== null &&
  'data' in page &&
  typeof page.data === 'object' &&
  page.data !== null &&
  'items' in page.data &&
  Array.isArray(page.data.items)
