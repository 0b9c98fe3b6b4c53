/** One line of a list to choose from. */
export interface Option {
  value: string
  label: string
}
