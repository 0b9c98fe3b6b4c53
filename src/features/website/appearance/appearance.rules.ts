/** How two writers' changes of the look come together: token by token. */
export const lookShape = { nested: ['css'] } as const

/** The eight colours in the editor's order, with what each is for. */
export const colourFields = [
  { name: 'clr_primary', label: 'Utama', hint: 'Tombol, tautan, dan bidang besar' },
  { name: 'clr_secondary', label: 'Kedua', hint: 'Aksen di samping warna utama' },
  { name: 'clr_dark', label: 'Gelap', hint: 'Bagian berlatar gelap dan kaki halaman' },
  { name: 'clr_light', label: 'Terang', hint: '' },
  { name: 'clr_success', label: 'Berhasil', hint: '' },
  { name: 'clr_info', label: 'Informasi', hint: '' },
  { name: 'clr_warning', label: 'Peringatan', hint: '' },
  { name: 'clr_danger', label: 'Bahaya', hint: '' },
] as const

export type ColourName = (typeof colourFields)[number]['name']

/** How many of them the pages of a site show; the others are for apps that read the settings by the API. */
export const shownColours = 3

/** Colours that go together, to begin from. */
export const palettes = [
  { name: 'Samudra', clr_primary: '#1d6fa5', clr_secondary: '#0f9d8a', clr_dark: '#12263a' },
  { name: 'Rimba', clr_primary: '#2f7d4f', clr_secondary: '#b7791f', clr_dark: '#16281d' },
  { name: 'Terakota', clr_primary: '#b4492f', clr_secondary: '#33658a', clr_dark: '#2b1d1a' },
  { name: 'Nila', clr_primary: '#4b4fc4', clr_secondary: '#d1497c', clr_dark: '#1b1b3a' },
  { name: 'Kunyit', clr_primary: '#b8790a', clr_secondary: '#7a3e9d', clr_dark: '#2a2118' },
  { name: 'Arang', clr_primary: '#3a4a5c', clr_secondary: '#c2573a', clr_dark: '#161b22' },
] as const
