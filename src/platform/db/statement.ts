/**
 * A statement written once as text, with its parameters in order. Hot reads use these: the text never changes, so
 * PostgreSQL keeps its plan by name, and no builder runs per request. Values only ever travel as parameters.
 */
export interface Statement<Parameters extends readonly unknown[]> {
  readonly name: string
  readonly text: string
  /** never set; carries the parameters' types */
  readonly parameters?: Parameters
}

export function statement<Parameters extends readonly unknown[]>(
  name: string,
  text: string,
): Statement<Parameters> {
  return { name, text }
}
