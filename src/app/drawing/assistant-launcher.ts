import { assistantOf } from '../../features/assistant/conversations/conversations.ts'
import type { Tenant } from '../../features/core/site/site.ts'
import { routes } from '../../routes.ts'
import { iconPaths } from '../../ui/icon-paths.ts'

/**
 * The way to the assistant, outside what React draws: it stays while pages change, and is the same for everybody. Where
 * visitors may not ask it is hidden until the browser knows that somebody is signed in.
 */
export function launcherMarkup(tenant: Pick<Tenant, 'values'>): string {
  const { isOn, visitors } = assistantOf(tenant)
  if (!isOn) return ''
  return `<aside aria-label="Asisten"><a class="asst-open" href="${routes.Asisten}" data-assistant aria-haspopup="dialog"${visitors ? '' : ' hidden'}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${iconPaths['message-circle']}"/></svg><span>Tanya asisten</span></a></aside>`
}
