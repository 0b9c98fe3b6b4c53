import type { LayoutName } from '../shared/layout-names.ts'
import type { Layout } from './layout.ts'

/** Each layout is a chunk of its own: only the chosen one reaches the browser. */
export const layoutLoaders = {
  default: () => import('./default/default.tsx').then(module => module.layout),
  sanggar: () => import('./sanggar/sanggar.tsx').then(module => module.layout),
  foundation: () => import('./foundation/foundation.tsx').then(module => module.layout),
  jambore: () => import('./jambore/jambore.tsx').then(module => module.layout),
  smkcoding: () => import('./smkcoding/smkcoding.tsx').then(module => module.layout),
  demo: () => import('./demo/demo.tsx').then(module => module.layout),
  jongkreatif: () => import('./jongkreatif/jongkreatif.tsx').then(module => module.layout),
  akselerasi: () => import('./akselerasi/akselerasi.tsx').then(module => module.layout),
  alkamedia: () => import('./alkamedia/alkamedia.tsx').then(module => module.layout),
  bharabas: () => import('./bharabas/bharabas.tsx').then(module => module.layout),
  'dev.bharabas': () => import('./bharabas/dev.bharabas.tsx').then(module => module.layout),
  aksara: () => import('./aksara/aksara.tsx').then(module => module.layout),
  elevaite: () => import('./elevaite/elevaite.tsx').then(module => module.layout),
  belajarbersamapuja: () =>
    import('./belajarbersamapuja/belajarbersamapuja.tsx').then(module => module.layout),
  inovasiuntukbangsa: () =>
    import('./inovasiuntukbangsa/inovasiuntukbangsa.tsx').then(module => module.layout),
  beasiswabersamapuja: () =>
    import('./beasiswabersamapuja/beasiswabersamapuja.tsx').then(module => module.layout),
  pujapramudya: () => import('./pujapramudya/pujapramudya.tsx').then(module => module.layout),
  alpha: () => import('./alpha/alpha.tsx').then(module => module.layout),
  ruangcipta: () => import('./ruangcipta/ruangcipta.tsx').then(module => module.layout),
  kampus: () => import('./kampus/kampus.tsx').then(module => module.layout),
  pemerintah: () => import('./pemerintah/pemerintah.tsx').then(module => module.layout),
  korporat: () => import('./korporat/korporat.tsx').then(module => module.layout),
  kemah: () => import('./kemah/kemah.tsx').then(module => module.layout),
  metamorfosa: () => import('./metamorfosa/metamorfosa.tsx').then(module => module.layout),
  pesilat: () => import('./pesilat/pesilat.tsx').then(module => module.layout),
  ligasmk: () => import('./ligasmk/ligasmk.tsx').then(module => module.layout),
  belajarbersama: () => import('./belajarbersama/belajarbersama.tsx').then(module => module.layout),
  bandung: () => import('./bandung/bandung.tsx').then(module => module.layout),
  jakarta: () => import('./jakarta/jakarta.tsx').then(module => module.layout),
  karier: () => import('./karier/karier.tsx').then(module => module.layout),
  mentor: () => import('./mentor/mentor.tsx').then(module => module.layout),
  podcast: () => import('./podcast/podcast.tsx').then(module => module.layout),
  galeri: () => import('./galeri/galeri.tsx').then(module => module.layout),
  warta: () => import('./warta/warta.tsx').then(module => module.layout),
  tulisanteman: () => import('./tulisanteman/tulisanteman.tsx').then(module => module.layout),
  komunitas: () => import('./komunitas/komunitas.tsx').then(module => module.layout),
  pelatihan: () => import('./pelatihan/pelatihan.tsx').then(module => module.layout),
  donasi: () => import('./donasi/donasi.tsx').then(module => module.layout),
  festival: () => import('./festival/festival.tsx').then(module => module.layout),
  perpustakaan: () => import('./perpustakaan/perpustakaan.tsx').then(module => module.layout),
} satisfies Record<LayoutName, () => Promise<Layout>>
