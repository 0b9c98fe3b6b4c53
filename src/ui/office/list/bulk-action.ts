import type { OfficeIconName } from '../icons.tsx'

/** One thing that may be done to many rows at once. */
export interface BulkAction {
  /** on the button: what will be done */
  label: string
  icon?: OfficeIconName
  tone?: 'danger'
  /** what happens, said before it does */
  text: string
  /** the call that does it, and what it is told beside the ids */
  path: string
  body: Readonly<Record<string, unknown>>
  /** what the same call is told to take it back; left out where it cannot, or where each row says its own number */
  opposite?: Readonly<Record<string, unknown>>
  /** words that are asked for first */
  asks?: { name: string; label: string; hint?: string; isRequired?: boolean }
}

/** Actions of one call, which is told by one word what to do: `bulkBy('/v1/teams/bulk', 'decision')`. */
export const bulkBy =
  (path: string, name: string) =>
  (
    word: string,
    label: string,
    text: string,
    { opposite, ...more }: Pick<BulkAction, 'icon' | 'tone' | 'asks'> & { opposite?: string } = {},
  ): BulkAction => ({
    label,
    text,
    path,
    body: { [name]: word },
    ...(opposite === undefined ? {} : { opposite: { [name]: opposite } }),
    ...more,
  })
