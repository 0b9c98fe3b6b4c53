import type { routes } from './routes.ts'

/** An address of the table that needs nothing put into it: /Cari, and /Services of /Services/{slug?}. */
type PlainPath<Path extends string> = Path extends `${infer Start}/{${string}?}`
  ? PlainPath<Start>
  : Path extends `${string}{${string}`
    ? never
    : Path

export type SitePath = PlainPath<(typeof routes)[keyof typeof routes]>

/**
 * An address as it stands in the table, for what the browser loads: `ui`, layouts, the pages of rooms. The compiler holds it against
 * `routes`, so nobody need load the table for it, and nothing is listed twice. Everybody else takes `routes` and `to`; what the
 * client loads late says `'/Cari' satisfies SitePath` and loads nothing at all.
 */
export const sitePath = <Path extends SitePath>(path: Path): Path => path
