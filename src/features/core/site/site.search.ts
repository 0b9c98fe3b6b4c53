import { type PassagePart, paragraphSql, topicSelect } from '../../../platform/passage-part.ts'
import { to } from '../../../routes.ts'

const contact = (label: string, key: string) =>
  `concat(${paragraphSql(`'${label}: ' || nullif(v.value #>> '{contact,${key}}', '')`)})`

/** "Instagram: https://…", where its addresses are written so that they can be read */
const social = `(select string_agg(${paragraphSql(`(o ->> 'label') || ': ' || regexp_replace(o ->> 'href', '^https?://(www[.])?', '')`)}, '')
  from jsonb_array_elements(case jsonb_typeof(v.value -> 'social') when 'array' then v.value -> 'social' else '[]' end) o
  where o ->> 'label' <> '' and o ->> 'href' <> '')`

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
      ${contact('Email', 'email')}, ${social}, ${paragraphSql(`nullif(v.value ->> 'about', '')`)})`,
    from: `site_setting_values v join site_settings s on s.tenant_id = v.tenant_id
      where v.key = 'footer' and jsonb_typeof(v.value -> 'contact') = 'object' and v.value -> 'contact' <> '{}'`,
  }),
}

/** What the site says of itself below every page. */
export const aboutPassages: PassagePart = {
  name: 'site_about',
  tags: ['site'],
  select: `select 'page' as kind, 'site' as ref, '${to.home()}' as path, s.title, v.value ->> 'about' as summary, '' as words,
    '' as html, null::text[] as audience, null::jsonb as facts, '-infinity'::timestamptz as visible_from,
    null::timestamptz as visible_until
  from site_setting_values v join site_settings s on s.tenant_id = v.tenant_id
  where v.key = 'footer' and v.value ->> 'about' <> ''`,
}

/** SQL of a setting's value, as it was saved; null where nobody did. */
export const settingSql = (key: string): string =>
  `(select v.value from site_setting_values v where v.key = '${key}')`
