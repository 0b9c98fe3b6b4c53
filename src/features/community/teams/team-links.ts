import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { LinkKind } from '../../identity/links/links.ts'
import { findTeamLinks } from './teams.ts'

type Wanted = 'team' | 'team_guardian'

const hrefOf =
  (wanted: Wanted) =>
  async ({ tx }: InTenant, token: string): Promise<string | undefined> => {
    const found = await findTeamLinks(tx, token)
    return found?.kind === wanted ? found.href : undefined
  }

/** What the tokens in the league's mails open. */
export const teamLinks: readonly LinkKind[] = [
  { kind: 'team', words: 'Halaman tim liga', find: hrefOf('team') },
  { kind: 'team_guardian', words: 'Persetujuan wali untuk anggota tim', find: hrefOf('team_guardian') },
]
