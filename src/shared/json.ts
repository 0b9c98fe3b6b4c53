declare const holds: unique symbol

/** JSON text that holds a T: PostgreSQL built it, and the statement's own function says what of. Goes out as it is, or is read. */
export type Json<T> = string & { readonly [holds]: T }

/** What the text holds. Dates in it are texts. */
export const readJson = <T>(json: Json<T>): T => JSON.parse(json)

/** What the text holds once `change` has filled in what the database left open. */
export const readChanged = <T>(json: Json<T>, change: (text: string) => string): T => JSON.parse(change(json))

/** A value as text, where it must go out like one the database built. */
// JSON.stringify says of itself only that it writes text
export const writeJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>

/** Whether there was a row: without one, a look-up of one thing answers 'null'. */
export const isThere = <T>(json: Json<T | null>): json is Json<T> => json !== 'null'

/** JSON as bytes: the same object as long as it says the same, so that what is made of it can be kept by it. */
export interface KeptJson<T> {
  readonly bytes: Buffer
  readonly [holds]?: T
}
