/**
 * SQL of what visitors may see of a row by its `published_at`. A view says what is published at all; whether it is due
 * by now only the statement can say, by the app's clock: the parameter `now`.
 */
export const isDue = (row: string, now = ':now') => `${row}.published_at <= ${now}::timestamptz`

/** Whoever looks at a later moment (the search) asks this alone, and keeps `published_at`. */
export const isPublished = (row: string, status = 'status') =>
  `${row}.${status} in ('published', 'scheduled') and ${row}.published_at is not null`

/** Published, or planned and due: what anybody may see. */
export const isVisible = (row: string, status = 'status') =>
  `${row}.${status} in ('published', 'scheduled') and ${isDue(row)}`
