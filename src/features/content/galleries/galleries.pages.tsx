import { SectionShell } from '../../../ui/kit/sections.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { PhotoGrid } from '../../../ui/showing.tsx'
import type { GalleryListPage } from './galleries.contract.ts'

export const pages: PagesOf<'galleries.list'> = { 'galleries.list': GalleryList }

function GalleryList({ data }: { data: GalleryListPage }) {
  const { ListFrame } = useParts()
  return (
    <>
      <ListFrame {...data} />
      {data.photos.length > 0 && (
        <SectionShell id="foto" title="Sekilas dari album" ground="soft">
          <PhotoGrid images={data.photos} label="Foto dari album" />
        </SectionShell>
      )}
    </>
  )
}
