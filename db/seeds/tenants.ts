import type { DemoTenant } from './demo.types.ts'
import { aksara } from './tenants/aksara.ts'
import { akselerasi } from './tenants/akselerasi.ts'
import { alkamedia } from './tenants/alkamedia.ts'
import { alpha } from './tenants/alpha.ts'
import { bandung } from './tenants/bandung.ts'
import { beasiswabersamapuja } from './tenants/beasiswabersamapuja.ts'
import { belajarbersama } from './tenants/belajarbersama.ts'
import { belajarbersamapuja } from './tenants/belajarbersamapuja.ts'
import { bharabas } from './tenants/bharabas.ts'
import { cendekia } from './tenants/cendekia.ts'
import { demo } from './tenants/demo.ts'
import { devBharabas } from './tenants/dev-bharabas.ts'
import { donasi } from './tenants/donasi.ts'
import { elevaite } from './tenants/elevaite.ts'
import { festival } from './tenants/festival.ts'
import { foundation } from './tenants/foundation.ts'
import { galeri } from './tenants/galeri.ts'
import { inovasiuntukbangsa } from './tenants/inovasiuntukbangsa.ts'
import { jakarta } from './tenants/jakarta.ts'
import { jambore } from './tenants/jambore.ts'
import { jongkreatif } from './tenants/jongkreatif.ts'
import { kampus } from './tenants/kampus.ts'
import { karier } from './tenants/karier.ts'
import { kemah } from './tenants/kemah.ts'
import { komunitas } from './tenants/komunitas.ts'
import { korporat } from './tenants/korporat.ts'
import { ligasmk } from './tenants/ligasmk.ts'
import { mentor } from './tenants/mentor.ts'
import { metamorfosa } from './tenants/metamorfosa.ts'
import { pelatihan } from './tenants/pelatihan.ts'
import { pelita } from './tenants/pelita.ts'
import { pemerintah } from './tenants/pemerintah.ts'
import { perpustakaan } from './tenants/perpustakaan.ts'
import { pesilat } from './tenants/pesilat.ts'
import { podcast } from './tenants/podcast.ts'
import { pujapramudya } from './tenants/pujapramudya.ts'
import { ruangcipta } from './tenants/ruangcipta.ts'
import { sanggar } from './tenants/sanggar.ts'
import { smkcoding } from './tenants/smkcoding.ts'
import { tulisanteman } from './tenants/tulisanteman.ts'
import { warta } from './tenants/warta.ts'

/** One tenant for each of the first five layouts, with content for every room, and one in maintenance. */
export const firstTenants: readonly DemoTenant[] = [sanggar, cendekia, foundation, jambore, smkcoding, pelita]

/** One tenant for each of the other layouts, with as much content as shows it well. */
const lookTenants: readonly DemoTenant[] = [
  aksara,
  akselerasi,
  alkamedia,
  alpha,
  bandung,
  beasiswabersamapuja,
  belajarbersama,
  belajarbersamapuja,
  bharabas,
  demo,
  devBharabas,
  donasi,
  elevaite,
  festival,
  galeri,
  inovasiuntukbangsa,
  jakarta,
  jongkreatif,
  kampus,
  karier,
  kemah,
  komunitas,
  korporat,
  ligasmk,
  mentor,
  metamorfosa,
  pelatihan,
  pemerintah,
  perpustakaan,
  pesilat,
  podcast,
  pujapramudya,
  ruangcipta,
  tulisanteman,
  warta,
]

/** All that a newcomer finds: the product's own comes first, then one tenant for each layout. */
export const demoTenants: readonly DemoTenant[] = [...firstTenants, ...lookTenants]
