import { z } from 'zod'

/** The list shape of the specification: items, page, perPage, totalItems, totalPages. */
export const pagedOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    page: z.int(),
    perPage: z.int(),
    totalItems: z.int(),
    totalPages: z.int(),
  })

export const pictureShape = z
  .object({
    key: z.string(),
    url: z.string(),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    caption: z.string().optional(),
    tint: z.string().optional(),
    focus: z.string().optional(),
  })
  .nullable()
