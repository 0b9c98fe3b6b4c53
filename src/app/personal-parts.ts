import { accountsPersonal, registrationPersonal } from '../features/accounts/accounts.personal.ts'
import { appointmentsPersonal } from '../features/appointments/appointments.personal.ts'
import { auditPersonal } from '../features/audit/audit.personal.ts'
import { competitionsPersonal } from '../features/competitions/competitions.personal.ts'
import { factorsPersonal } from '../features/factors/factors.personal.ts'
import { invitationsPersonal } from '../features/invitations/invitations.personal.ts'
import { leaderboardsPersonal } from '../features/leaderboards/leaderboards.personal.ts'
import { membersPersonal } from '../features/members/members.personal.ts'
import { privacyPersonal } from '../features/privacy/privacy.personal.ts'
import { sessionsPersonal } from '../features/sessions/sessions.personal.ts'
import { filesPersonal } from '../platform/files/files.personal.ts'
import { mailsPersonal } from '../platform/mail/mails.personal.ts'
import type { PersonalParts } from '../platform/personal-part.ts'

/** Who holds data about people; in this order it stands in a person's own copy. Erasing has an order of its own. */
export const personalParts: PersonalParts = {
  members: [
    membersPersonal,
    sessionsPersonal,
    privacyPersonal,
    invitationsPersonal,
    mailsPersonal,
    auditPersonal,
    filesPersonal,
    competitionsPersonal,
    appointmentsPersonal,
    leaderboardsPersonal,
  ],
  accounts: [accountsPersonal, factorsPersonal, registrationPersonal],
}
