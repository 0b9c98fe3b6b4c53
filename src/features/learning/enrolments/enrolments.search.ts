import { isDue } from '../../../platform/db/due-sql.ts'
import { type PassagePart, topicSelect } from '../../../platform/passage-part.ts'
import { to } from '../../../routes.ts'

const scheduled = `c.type <> 'self_paced'`

/** How somebody gets into a class here, by the buttons that stand on the pages. */
export const enrolmentPassages: PassagePart = {
  name: 'topic_enrolment',
  tags: ['classes'],
  select: topicSelect({
    topic: 'enrolment',
    path: `case when bool_or(${scheduled}) then '${to.classes()}' else '${to.courses()}' end`,
    title: `'Cara mendaftar kelas'`,
    summary: `case when bool_or(${scheduled})
      then 'Cara mendaftar: buka halaman kelas yang dipilih, tekan Daftar atau Beli kelas, lalu masuk dengan akun Anda.'
      else 'Cara mendaftar: buka halaman kursus yang dipilih, tekan tombol untuk mulai, lalu masuk dengan akun Anda.' end`,
    html: `concat('<p>Kelas berbayar terbuka setelah tagihannya dibayar.</p>', '<p>Yang belum memiliki akun dapat membuatnya di halaman masuk.</p>')`,
    from: `visible_classes c where ${isDue('c', 'now()')} having count(*) > 0`,
  }),
}
