import type { Reader } from '../../core/publishing/publishing.ts'
import { lookState } from '../../core/site/site.cards.ts'
import { foundLook, foundValue } from '../../core/site/site.ts'
import { courseParts } from './course-files.ts'
import { entryPart } from './entry-files.ts'
import type { FolderPart } from './folder-part.ts'
import { categoryPart, redirectPart, settingPart } from './list-files.ts'
import { onlyPart, pagePart } from './page-files.ts'
import { postParts } from './post-files.ts'

const rank = ({ folderPlace = Number.MAX_SAFE_INTEGER }: { folderPlace?: number }) => folderPlace

/** Everything a site's folder can hold, in the order in which it comes in. */
export function folderParts({ partsOf }: Pick<Reader, 'partsOf'>): FolderPart[] {
  const drafts = partsOf('drafts').flat()
  const drafted = (kind: string) => drafts.filter(one => one.kind === kind)
  const kinds = partsOf('entries')
    .flat()
    .toSorted((one, other) => rank(one) - rank(other) || (one.plural < other.plural ? -1 : 1))
  return [
    categoryPart,
    ...kinds.map(entryPart),
    ...courseParts(),
    ...drafted('post').flatMap(postParts),
    ...drafted('page').map(pagePart),
    ...drafted('home').map(kind => onlyPart(kind, { file: 'home', id: 'site', founded: foundValue })),
    ...drafted('terms').map(kind => onlyPart(kind, { file: 'terms', id: 'site', founded: foundValue })),
    ...drafted('look').map(kind =>
      onlyPart(kind, {
        file: 'look',
        id: 'site',
        founded: (hand, _, value) => foundLook(hand, lookState.parse(value)),
      }),
    ),
    settingPart,
    redirectPart,
  ]
}
