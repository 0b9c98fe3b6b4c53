/** What every endpoint answers. `errors` only with 422. */
export interface Envelope<Data> {
  status: boolean
  message: string
  data: Data | null
  errors?: FieldError[]
}

export interface FieldError {
  /** path of the field in what was sent, e.g. "members.0.nisn" */
  field: string
  code: string
  message: string
}

/** A page of a list. Counts are whole numbers from 1 (page) or 0 (totals). */
export interface Paged<Item> {
  items: Item[]
  page: number
  perPage: number
  totalItems: number
  totalPages: number
}
