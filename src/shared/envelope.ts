// Every endpoint answers {status, message, data}; `errors` stands beside them only with 422.

export interface FieldError {
  /** path of the field in what was sent, e.g. "members.0.nisn" */
  field: string
  code: string
  message: string
}

/** The envelope of what went wrong. */
export const problemBody = (message: string, errors?: readonly FieldError[], data: unknown = null) => ({
  status: false as const,
  message,
  data,
  ...(errors ? { errors } : {}),
})

/** A page of a list. Counts are whole numbers from 1 (page) or 0 (totals). */
export interface Paged<Item> {
  items: Item[]
  page: number
  perPage: number
  totalItems: number
  totalPages: number
}

/** One page's items of `totalItems`, as it was asked for. */
export const paged = <Item>(
  items: Item[],
  totalItems: number,
  { page, pageSize }: { page: number; pageSize: number },
): Paged<Item> => ({
  items,
  page,
  perPage: pageSize,
  totalItems,
  totalPages: Math.ceil(totalItems / pageSize),
})
