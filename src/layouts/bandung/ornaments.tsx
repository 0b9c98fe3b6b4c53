/** A fan of rays over a base line, above headings. */
export function Fan() {
  return (
    <svg className="bd-fan" viewBox="0 0 96 34" aria-hidden="true">
      <path d="M48 32V2M48 32 35 4.5M48 32 61 4.5M48 32 24.5 11M48 32l23.500-21M48 32 18 20M48 32l30-12M0 32h96" />
      <path className="bd-fan-core" d="M38 32a10 10 0 0 1 20 0Z" />
    </svg>
  )
}

/** Roofs in steps, such as stand along the old streets. */
export function Roofs() {
  return (
    <svg className="bd-roofs" viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 60V40h90V28h60v12h70V20h30v-8h50V4h20v8h50v8h30v24h110V32h70V22h40V12h30V0h24v12h30v10h40v10h70v18h90V34h40V24h30V14h60v10h30v10h36v16h90V36h60V26h70v14h110v20Z" />
    </svg>
  )
}
