import { agreedTo, agreementForm } from '../../features/identity/accounts/accounts.ts'
import { returnPath } from '../../features/identity/sessions/sessions.ts'
import { findNotice } from '../../features/membership/notices/notices.ts'
import { routes, to } from '../../routes.ts'
import { framedPage } from '../../shared/page.ts'
import { type Fields, fieldsOf, parseFields } from '../accounts/forms.ts'
import { assertOwnPage } from '../http/authenticator.ts'
import { begin } from './begin.ts'
import { type Exchange, type Handler, type SignInDeps, send, sendPage, type Visitor } from './visitor.ts'

interface Joining {
  name: string
  next: string
  values?: Fields
  errors?: Fields
}

/** "Gabung di …?": an account is let into a site it does not belong to only when its owner says so. */
export async function drawJoin(
  parts: SignInDeps,
  exchange: Exchange,
  visitor: Visitor,
  { name, next, values = {}, errors = {} }: Joining,
): Promise<undefined> {
  const { tenant } = visitor
  const title = `Gabung di ${tenant.title}?`
  const data = {
    home: to.home(),
    site: tenant.title,
    action: to.register(),
    name,
    next,
    values,
    errors,
    agreement: {
      termsHref: routes['Terms-And-Conditions'],
      privacyHref: routes['Privacy-Policy'],
      privacyVersion: await noticeVersion(parts, visitor),
    },
  }
  const head = { title, description: title, canonical: to.register() }
  const status = Object.keys(errors).length > 0 ? 422 : 200
  return sendPage(parts, exchange, visitor, framedPage('account', 'accounts.join', data, { ...head, status }))
}

/** The notice in force here; 0 where none is published. */
const noticeVersion = async ({ database }: SignInDeps, { tenant }: Visitor): Promise<number> =>
  (await database.withTenant(tenant.id, findNotice))?.version ?? 0

/** Takes the form: who has agreed is signed in once more, silently, and comes back a member. */
export const askToJoin =
  (parts: SignInDeps): Handler =>
  async (visitor, exchange) => {
    assertOwnPage(visitor.caller.request)
    const values = fieldsOf(exchange.request.body)
    const next = returnPath(values.next, visitor.client.origin)
    const inForce = await noticeVersion(parts, visitor)
    const { data, errors } = parseFields(agreementForm(inForce > 0), values)
    if (errors) {
      const name = (values.name ?? '').slice(0, 100)
      return drawJoin(parts, exchange, visitor, { name, next, values, errors })
    }
    const consents = agreedTo(Math.min(data.privacyVersion, inForce))
    const address = await begin(parts, visitor, { returnTo: next, purpose: 'join', consents })
    return send(exchange.reply, visitor, address)
  }
