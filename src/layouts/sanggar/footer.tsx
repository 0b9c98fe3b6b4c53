import { BandFooter } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** A band whose last word is the name, as wide as the page. */
export function WordmarkFooter({ site }: { site: Site }) {
  const width = Math.max(site.title.length, 4) * 58
  return (
    <BandFooter site={site} ground="dark">
      <svg className="wordmark" viewBox={`0 0 ${width} 112`} aria-hidden="true">
        <text x="0" y="86" textLength={width} lengthAdjust="spacingAndGlyphs">
          {site.title}
        </text>
      </svg>
    </BandFooter>
  )
}
