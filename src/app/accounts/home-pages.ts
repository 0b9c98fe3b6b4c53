import { deviceOf, type FactorsOverview, passkeyId } from '../../features/identity/factors/factors.ts'
import {
  type EventView,
  methodsInWords,
  type OpenSignIn,
  type OwnOverview,
  type OwnRow,
  placeOf,
  type Self,
  type SignInView,
  signInId,
  eventWords as wordsOf,
} from '../../features/identity/own-account/own-account.ts'
import { mediumDate, momentText } from '../../shared/dates.ts'

interface Facts {
  own: OwnRow
  factors: FactorsOverview
  overview: OwnOverview
}

/** Everything of the account's home in words. */
export function homeView(
  { own, factors, overview }: Facts,
  { self, timeZone }: { self: Self; timeZone: string },
) {
  const day = (at: Date) => mediumDate(at, timeZone)
  const moment = (at: Date) => momentText(at, timeZone)

  const signInView = (row: OpenSignIn): SignInView => ({
    id: signInId(row.uid),
    device: deviceOf(row.userAgent),
    place: placeOf(row.ip),
    method: row.channel === 'api' ? 'Masuk lewat API' : methodsInWords(row.methods),
    since: moment(row.createdAt),
    seen: moment(row.lastSeenAt),
    isThis: row.uid === self.signIn,
  })

  const eventView = (event: OwnOverview['events'][number]): EventView => ({
    text: wordsOf(event.action, event.detail),
    at: moment(event.at),
    from: `${deviceOf(event.userAgent)}, ${placeOf(event.ip)}`,
  })

  return {
    name: own.name,
    email: own.email,
    isVerified: own.isVerified,
    newEmail: overview.newEmail,
    passwordChanged: own.passwordHash === null ? null : day(own.passwordChangedAt ?? own.createdAt),
    totpSince: factors.totpSince ? day(factors.totpSince) : null,
    recoveryCodesLeft: factors.recoveryCodesLeft,
    passkeys: factors.passkeys.map(one => ({
      id: passkeyId(one.credentialId),
      name: one.name,
      added: day(one.createdAt),
      used: one.lastUsedAt ? day(one.lastUsedAt) : null,
      isSynced: one.backedUp,
    })),
    // this one first
    signIns: overview.signIns.map(signInView).sort((a, b) => Number(b.isThis) - Number(a.isThis)),
    events: overview.events.map(eventView),
  }
}
