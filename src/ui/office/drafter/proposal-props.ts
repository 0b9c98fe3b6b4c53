/** A field that a model may propose something for. */
export interface ProposalProps {
  /** "Usulkan ringkasan" */
  label: string
  title: string
  /** the field as it is now */
  now: string
  path: string
  /** what the call is given, looked up when it is pressed */
  wish?: () => object
  maxLength: number
  onTake: (text: string) => void
}
