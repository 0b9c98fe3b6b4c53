import { type PassagePart, paragraphSql, topicSelect } from '../../../platform/passage-part.ts'
import { to } from '../../../routes.ts'

const contact = (label: string, key: string) =>
  `concat(${paragraphSql(`'${label}: ' || nullif(v.value #>> '{contact,${key}}', '')`)})`

/** Where the site's owner is found, as its footer says it on every page. */
export const contactPassages: PassagePart = {
  name: 'topic_contact',
  tags: ['site'],
  select: topicSelect({
    topic: 'contact',
    path: `'${to.home()}'`,
    title: `'Kontak ' || s.title`,
    summary: `s.title || ' dapat dihubungi di sini.'`,
    html: `concat(${contact('Alamat', 'address')}, ${contact('Telepon', 'phone')}, ${contact('WhatsApp', 'whatsapp')},
      ${contact('Email', 'email')}, ${paragraphSql(`nullif(v.value ->> 'about', '')`)})`,
    from: `site_setting_values v join site_settings s on s.tenant_id = v.tenant_id
      where v.key = 'footer' and jsonb_typeof(v.value -> 'contact') = 'object' and v.value -> 'contact' <> '{}'`,
  }),
}

/** SQL of a setting's value, as it was saved; null where nobody did. */
export const settingSql = (key: string): string =>
  `(select v.value from site_setting_values v where v.key = '${key}')`
