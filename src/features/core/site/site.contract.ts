import { z } from 'zod'
import { hexPattern } from '../../../shared/colour.ts'

/** The tenant setting of specification section 3, with its defaults; a field that does not parse falls to its default. */
export const fontNames = [
  'Raleway',
  'Inter',
  'Plus Jakarta Sans',
  'Lora',
  'Fraunces',
  'Bricolage Grotesque',
  'Nunito',
  'JetBrains Mono',
  'Archivo',
  'Bitter',
  'Figtree',
  'Fredoka',
  'Instrument Sans',
  'Josefin Sans',
  'Lexend',
  'Literata',
  'Manrope',
  'Newsreader',
  'Oswald',
  'Outfit',
  'Playfair Display',
  'Public Sans',
  'Red Hat Display',
  'Roboto Slab',
  'Sora',
  'Source Serif 4',
  'Space Grotesk',
  'Spline Sans Mono',
  'Syne',
  'Unbounded',
  'Work Sans',
] as const

export type FontName = (typeof fontNames)[number]

const colour = (standard: string) => z.string().regex(hexPattern).catch(standard).default(standard)
const font = (standard: FontName) => z.enum(fontNames).catch(standard).default(standard)
const text = (standard = '') => z.string().catch(standard).default(standard)

export const cssSetting = z.object({
  ft_primary: font('Raleway'),
  ft_secondary: font('Inter'),
  clr_primary: colour('#2096C4'),
  clr_secondary: colour('#2F80ED'),
  clr_success: colour('#2dce89'),
  clr_info: colour('#11cdef'),
  clr_warning: colour('#fb6340'),
  clr_danger: colour('#f5365c'),
  clr_light: colour('#adb5bd'),
  clr_dark: colour('#212529'),
})

export type CssSetting = z.output<typeof cssSetting>

export const metaSetting = z.object({
  name: text(),
  description: text(),
  keywords: text(),
  type: text('website'),
  image: text(),
  card: text('summary_large_image'),
  site_name: text(),
  url: text(),
  twitter_site: text(),
  robot_index: text('index'),
  robot_follow: text('follow'),
})

export type MetaSetting = z.output<typeof metaSetting>

/** A picture as settings keep it. */
export const storedImage = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  caption: z.string().optional(),
  tint: z.string().optional(),
})

export type StoredImage = z.output<typeof storedImage>

export const imageSetting = storedImage.optional().catch(undefined)

const link = z.object({ label: z.string(), href: z.string() })

export const navigationSetting = z.array(link).catch([])

export const footerSetting = z
  .object({
    about: text(),
    columns: z.array(z.object({ title: z.string(), links: z.array(link) })).catch([]),
    contact: z
      .object({
        address: z.string().optional(),
        email: z.string().optional(),
        phone: z.string().optional(),
        whatsapp: z.string().optional(),
      })
      .catch({}),
    social: z.array(link).catch([]),
    legal: text(),
  })
  .catch({ about: '', columns: [], contact: {}, social: [], legal: '' })

/** The three zones of Indonesia; the setting `time_zone` chooses one of them over the tenant's own. */
export const timeZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const

/** What the settings calls answer. */
export const settingsAnswer = z.object({
  title: z.string(),
  tagline: z.string(),
  logoDark: z.string(),
  logoLight: z.string(),
  logo_dark: z.string(),
  logo_light: z.string(),
  favicon: z.string(),
  layout: z.string(),
  isMaintenance: z.boolean(),
  css: cssSetting,
  meta: metaSetting,
})

export const tenantParameter = z.object({ tenant: z.string().max(63) })
export const settingParameter = tenantParameter.extend({ key: z.string().max(64) })
export const tenantIdAnswer = z.object({ id: z.int(), tenant: z.string() })
