import { compileNames } from './named-parameters.ts'
import type { Statements } from './statements.types.ts'

/** A statement is known by its name: to PostgreSQL, which keeps its plan, and to the generated types. */
export type StatementName = keyof Statements

/** What a call gives, by the names in the text: `:now`, or `:cityCode?` where it may be null. */
export type ParametersOf<Name extends StatementName> = Statements[Name]['parameters']

/** A row as the database describes it. */
export type RowOf<Name extends StatementName> = Statements[Name]['row']

/**
 * A statement written once as text. Hot reads use these: the text never changes, so PostgreSQL keeps its plan by name,
 * and no builder runs per request. Values only ever travel as parameters.
 */
export interface Statement<out Name extends StatementName> {
  readonly name: Name
  /** with numbers for the names */
  readonly text: string
  /** the names of its parameters in the order of their numbers */
  readonly names: readonly string[]
}

/** What is sent: the values in the order of their numbers, null for what is not there. */
export const valuesOf = (
  { names }: Statement<StatementName>,
  given: Readonly<Record<string, unknown>> = {},
): unknown[] => names.map(name => given[name])

/**
 * `text` names its parameters, `:slug`; `:slug?` may be null, and `as "total!"` is a column that never is. Its types are
 * written by `npm run db:describe`, which asks the database.
 */
export function statement<const Name extends StatementName>(name: Name, text: string): Statement<Name> {
  const { text: compiled, names } = compileNames(text)
  return { name, text: compiled, names }
}
