import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { HomePage } from './home.contract.ts'

export const pages: PagesOf<'home'> = { home: Home }

function Home({ data }: { data: HomePage }) {
  const { Home: HomeFrame } = useParts()
  return <HomeFrame hero={data.hero} sections={data.sections} />
}
