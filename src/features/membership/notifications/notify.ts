import type { InTenant } from '../../../platform/http/endpoint.ts'
import { type Mail, post, postAll } from '../../../platform/mail/mail.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { randomToken } from '../../../platform/secrets/tokens.ts'
import { routes, to } from '../../../routes.ts'
import { choiceOf, type NotificationKind } from './notifications.rules.ts'
import {
  findRecipient,
  findRecipients,
  insertNotification,
  insertNotifications,
  takeLink,
  takeLinks,
} from './notifications.store.ts'

/** What somebody is told. */
export interface NotificationRequest {
  /** a membership of this tenant */
  to: number
  /** of those the rooms declare */
  kind: string
  title: string
  words?: string
  /** a path of this site: where it leads */
  link: string
  /** the letter as the room writes it, where it says more than title and words */
  mail?: Omit<Mail, 'ending'>
  /** on the button of the letter made of title and words */
  linkLabel?: string
  /** why a letter made of title and words was sent, for the log; the kind unless it says otherwise */
  reason?: string
}

/** By a letter at once, in the daily one, by the bell alone, or not at all. */
export type ToldHow = 'mailed' | 'gathered' | 'told' | 'left_out'

export type TellContext = Pick<InTenant, 'tx' | 'clock' | 'tenant' | 'partsOf'>

export function kindOf(partsOf: PartsOf, name: string): NotificationKind {
  const found = partsOf('notificationKinds')
    .flat()
    .find(one => one.kind === name)
  if (!found) throw new Error(`No room declares notifications of kind ${name}`)
  return found
}

/** Tells a member, as they chose of this kind: by the bell, by a letter, or in the daily letter. In the transaction of what happened. */
export async function notify(context: TellContext, told: NotificationRequest): Promise<ToldHow> {
  const { tx, clock, partsOf } = context
  const kind = kindOf(partsOf, told.kind)
  const found = await findRecipient(tx, told.to, told.kind)
  if (!found) return 'left_out'
  const chosen =
    found.bell === null || found.mail === null ? undefined : { bell: found.bell, mail: found.mail }
  const { bell, mail } = choiceOf(kind, chosen)
  const isInDigest = mail === 'digest' && found.email !== null
  if (bell || isInDigest)
    insertNotification(tx, {
      membershipId: told.to,
      kind: told.kind,
      title: told.title.slice(0, 200),
      words: (told.words ?? '').slice(0, 1000),
      link: told.link,
      isInBell: bell,
      isInDigest,
      at: clock.now(),
    })
  if (mail === 'now') {
    const letter = told.mail ?? letterOf(context, told, found)
    if (letter && letter.to !== '') {
      await post(tx, { ...(await endable(context, told.to, kind, letter)), at: clock.now() })
      return 'mailed'
    }
  }
  if (isInDigest) return 'gathered'
  return bell ? 'told' : 'left_out'
}

/**
 * The same of many at once, each as they chose: a whole class is told by a few statements. What it is told is the same for
 * all; a letter says their name.
 */
export async function notifyAll(
  context: TellContext,
  members: readonly number[],
  told: Omit<NotificationRequest, 'to' | 'mail'>,
): Promise<void> {
  if (members.length === 0) return
  const { tx, clock, partsOf } = context
  const kind = kindOf(partsOf, told.kind)
  const at = clock.now()
  const found = (await findRecipients(tx, members, told.kind)).map(one => ({
    ...one,
    ...choiceOf(
      kind,
      one.bell === null || one.mail === null ? undefined : { bell: one.bell, mail: one.mail },
    ),
  }))
  const listed = found.flatMap(({ id, bell, mail, email }) => {
    const isInDigest = mail === 'digest' && email !== null
    return bell || isInDigest ? [{ membershipId: id, isInBell: bell, isInDigest }] : []
  })
  const { title, words = '', link } = told
  await insertNotifications(tx, listed, {
    kind: told.kind,
    title: title.slice(0, 200),
    words: words.slice(0, 1000),
    link,
    at,
  })
  const mailed = found.filter(({ mail, email }) => mail === 'now' && email !== null && email !== '')
  const ids = mailed.map(({ id }) => id)
  const tokens = kind.mailStays === undefined ? await takeLinks(tx, ids, { kind: kind.kind, at }) : undefined
  const letters = mailed.flatMap(one => {
    const letter = letterOf(context, { ...told, to: one.id }, one)
    if (!letter) return []
    const token = tokens?.get(one.id)
    return [{ ...letter, ...(token === undefined ? {} : { ending: endingOf(context, kind, token) }), at }]
  })
  await postAll(tx, letters)
}

/** The same where the room's letter says it all: its subject by the bell, its first words below, and where its button leads. */
export const notifyByLetter = (
  context: TellContext,
  { to: member, kind, mail, link }: { to: number; kind: string; mail: Mail; link?: string },
): Promise<ToldHow> => {
  const { origin } = mail.sender
  const led = mail.action?.url ?? ''
  const path = led.startsWith(`${origin}/`) ? led.slice(origin.length) : routes.Pemberitahuan
  return notify(context, {
    to: member,
    kind,
    title: mail.subject,
    words: mail.paragraphs.join(' '),
    link: link ?? path,
    mail,
  })
}

function letterOf(
  { tenant }: TellContext,
  told: NotificationRequest,
  { name, email }: { name: string; email: string | null },
): Mail | undefined {
  if (email === null) return undefined
  return {
    to: email,
    sender: tenant.sender,
    reason: told.reason ?? told.kind,
    subject: told.title,
    greeting: `Halo ${name},`,
    paragraphs: (told.words || told.title).split(/\n+/).filter(Boolean),
    action: { label: told.linkLabel ?? 'Buka', url: `${tenant.origin}${told.link}` },
    fields: { nama: name, judul: told.title },
  }
}

/** The letter with the way to end its kind; one that always goes says nothing of it. */
async function endable(
  { tx, clock, tenant }: TellContext,
  membershipId: number,
  kind: NotificationKind,
  letter: Mail,
): Promise<Mail> {
  if (kind.mailStays !== undefined) return letter
  const asked = { token: randomToken(), membershipId, kind: kind.kind, at: clock.now() }
  const token = await takeLink(tx, asked)
  return { ...letter, ending: endingOf({ tenant }, kind, token) }
}

const endingOf = ({ tenant }: Pick<TellContext, 'tenant'>, kind: NotificationKind, token: string) => ({
  why: `Anda menerima email ini karena memilih dikabari langsung tentang "${kind.label}" di ${tenant.title}.`,
  url: `${tenant.origin}${to.endLetters({ token })}`,
  choicesUrl: `${tenant.origin}${routes['Pemberitahuan-Pengaturan']}`,
})
