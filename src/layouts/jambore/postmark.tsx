/** The cancellation across the corner of a stamp. */
export function Postmark() {
  return (
    <svg className="postmark" viewBox="0 0 170 96" aria-hidden="true">
      <circle cx="48" cy="48" r="45" />
      <circle cx="48" cy="48" r="33" />
      <path d="m30 62 18-31 18 31ZM48 31v31M48 31l-4-6" />
      <path d="M92 26c13-9 26 9 39 0s26 9 39 0M95 41c13-9 25 9 37 0s26 9 38 0M95 56c13-9 25 9 37 0s26 9 38 0M92 71c13-9 26 9 39 0s26 9 39 0" />
    </svg>
  )
}
