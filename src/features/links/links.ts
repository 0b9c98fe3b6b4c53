import type { InTenant } from '../../platform/http/endpoint.ts'
import { isToken } from '../../platform/secrets/tokens.ts'
import { notFound } from '../../shared/failure.ts'
import { findTeamLinks } from '../competitions/competitions.ts'
import { findOpenInvitation } from '../invitations/invitations.ts'
import { findGuardianLink } from '../privacy/privacy.ts'
import type { OpenedLink } from './links.contract.ts'

/**
 * A kind of short token: it opens one thing. Found by the token's SHA-256, so that the time an answer takes tells
 * nothing; undefined for one that never was, was used, or is over.
 */
export interface LinkKind {
  kind: string
  /** for the eye: what whoever holds it may do */
  words: string
  find(context: InTenant, token: string): Promise<string | undefined>
}

/** Rooms add theirs here. */
export const linkKinds: readonly LinkKind[] = [
  { kind: 'invitation', words: 'Undangan untuk bergabung', find: findOpenInvitation },
  { kind: 'guardian_consent', words: 'Persetujuan orang tua atau wali', find: findGuardianLink },
  {
    kind: 'team',
    words: 'Halaman tim liga',
    find: async ({ tx }, token) => teamLink(await findTeamLinks(tx, token)),
  },
  {
    kind: 'team_guardian',
    words: 'Persetujuan wali untuk anggota tim',
    find: async ({ tx }, token) => guardianLink(await findTeamLinks(tx, token)),
  },
]

type TeamLink = Awaited<ReturnType<typeof findTeamLinks>>
const teamLink = (found: TeamLink) => (found?.kind === 'team' ? found.href : undefined)
const guardianLink = (found: TeamLink) => (found?.kind === 'team_guardian' ? found.href : undefined)

/** Looking uses nothing up. */
export async function findLink(context: InTenant, token: string): Promise<OpenedLink | undefined> {
  if (!isToken(token)) return undefined
  for (const { kind, words, find } of linkKinds) {
    const href = await find(context, token)
    if (href !== undefined) return { kind, words, href }
  }
  return undefined
}

export const noSuchLink = () => notFound('Tautan')
