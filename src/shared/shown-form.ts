/** What keeps a form from being taken, by its field. */
export interface FieldProblem {
  field: string
  /** what the field is called; empty where it has no name of its own */
  label: string
  message: string
}

/** A plain form as its page shows it: new, or come back with what was typed and what is wrong. */
export interface ShownForm {
  /** what was typed, by name */
  values: Record<string, string>
  errors: FieldProblem[]
  message: string
}
