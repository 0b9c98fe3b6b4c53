import type { DemoClass } from '../../demo.types.ts'
import { code } from '../sanggar/markup.ts'

export const pythonProyek: DemoClass['modules'][number] = {
  slug: 'proyek-kas',
  title: 'Proyek: kas kelas',
  chapters: [
    {
      slug: 'membaca-berkas',
      title: 'Membaca dan menulis berkas',
      minutes: 18,
      html: `<h2>Agar data tetap ada setelah program ditutup</h2>
<p>Variabel hilang ketika program selesai. Untuk menyimpan catatan kas, kita menulisnya ke berkas CSV: satu baris untuk satu transaksi, dipisahkan koma. Berkas CSV dapat dibuka dengan aplikasi lembar kerja, sehingga bendahara tidak bergantung pada program kita.</p>
<h3>Menulis</h3>
${code(
  'python',
  `import csv

def tambah(berkas, tanggal, uraian, jumlah):
    with open(berkas, "a", newline="", encoding="utf-8") as f:
        csv.writer(f).writerow([tanggal, uraian, jumlah])

tambah("kas.csv", "2026-07-20", "Iuran", 150000)
tambah("kas.csv", "2026-07-21", "Beli sapu", -45000)`,
)}
<p>Huruf <code>"a"</code> berarti menambah di akhir. Bila memakai <code>"w"</code>, isi lama akan terhapus. Perintah <code>with</code> menutup berkas secara otomatis, bahkan bila terjadi kesalahan di tengah jalan.</p>
<h3>Membaca</h3>
${code(
  'python',
  `def baca(berkas):
    with open(berkas, newline="", encoding="utf-8") as f:
        return [
            {"tanggal": t, "uraian": u, "jumlah": int(j)}
            for t, u, j in csv.reader(f)
        ]

for baris in baca("kas.csv"):
    print(baris["tanggal"], baris["uraian"], baris["jumlah"])`,
)}
<p>Semua isi CSV adalah teks, jadi kolom jumlah diubah dengan <code>int</code>. Pemasukan bernilai positif dan pengeluaran bernilai negatif. Dengan cara ini, saldo cukup dihitung dengan menjumlahkan.</p>
<h3>Mengapa memakai modul csv</h3>
<p>Uraian seperti "Sapu, ember, dan pel" mengandung koma. Modul <code>csv</code> membungkusnya dengan tanda petik, sehingga kolom tidak bergeser. Jangan memecah baris dengan <code>split(",")</code> sendiri.</p>
<h3>Latihan</h3>
<p>Tambahkan tiga transaksi lain, termasuk satu uraian yang memuat koma. Buka berkasnya dengan aplikasi lembar kerja dan pastikan kolomnya rapi.</p>`,
    },
    {
      slug: 'menangani-kesalahan',
      title: 'Menangani kesalahan',
      minutes: 19,
      html: `<h2>Program yang tidak mudah menyerah</h2>
<p>Pengguna akan mengetik "lima ribu" saat diminta angka. Berkas akan hilang, izin akan ditolak. Program yang baik menyiapkan jawaban untuk keadaan seperti itu tanpa menutupi masalahnya.</p>
<h3>Mencoba dan menangkap</h3>
${code(
  'python',
  `def minta_angka(pesan):
    while True:
        teks = input(pesan).replace(".", "")
        try:
            return int(teks)
        except ValueError:
            print("Tulis dengan angka, misalnya 15000.")

jumlah = minta_angka("Jumlah: ")`,
)}
<p>Bila perubahan menjadi bilangan gagal, Python melompat ke <code>except</code>. Perulangan membuat pertanyaan diajukan kembali sampai jawabannya benar. Titik dihapus lebih dulu, supaya "15.000" tetap diterima.</p>
<h3>Tangkap yang Anda kenal saja</h3>
<p>Menulis <code>except:</code> tanpa nama akan menangkap semua kesalahan, termasuk kekeliruan Anda sendiri yang seharusnya terlihat. Sebutkan jenisnya.</p>
${code(
  'python',
  `def baca_aman(berkas):
    try:
        return baca(berkas)
    except FileNotFoundError:
        return []`,
)}
<p>Saat program pertama kali dijalankan, berkas kas memang belum ada. Mengembalikan daftar kosong adalah jawaban yang wajar. Sebaliknya, bila isi berkas rusak, biarkan kesalahannya muncul agar segera diperbaiki.</p>
<h3>Pesan yang menolong</h3>
<table>
<thead><tr><th>Kurang menolong</th><th>Lebih menolong</th></tr></thead>
<tbody>
<tr><td>Input tidak valid</td><td>Tulis dengan angka, misalnya 15000.</td></tr>
<tr><td>Error berkas</td><td>Berkas kas.csv sedang dibuka program lain. Tutup dulu, lalu coba lagi.</td></tr>
</tbody>
</table>
<p>Pesan yang baik menyebut apa yang diharapkan dan memberi contoh.</p>
<h3>Latihan</h3>
<p>Tulis fungsi <code>minta_tanggal</code> yang terus bertanya sampai pengguna mengetik tanggal dengan pola tahun, bulan, hari. Petunjuk: <code>datetime.date.fromisoformat(teks)</code> memunculkan <code>ValueError</code> bila polanya keliru. Jangan lupa mengimpor modul <code>datetime</code>.</p>`,
    },
    {
      slug: 'merakit-program',
      title: 'Merakit program',
      minutes: 22,
      html: `<h2>Dari potongan menjadi alat</h2>
<p>Anda sudah memiliki fungsi untuk menambah, membaca, meminta angka, dan menulis rupiah. Sekarang kita merakitnya menjadi program dengan menu sederhana.</p>
${code(
  'python',
  `from datetime import date

BERKAS = "kas.csv"

def saldo(transaksi):
    return sum(baris["jumlah"] for baris in transaksi)

def laporan(transaksi):
    for baris in transaksi:
        print(baris["tanggal"], baris["uraian"].ljust(20),
              rupiah(baris["jumlah"]))
    print("Saldo:", rupiah(saldo(transaksi)))

def jalankan():
    while True:
        pilihan = input("1 masuk, 2 keluar, 3 laporan, 0 selesai: ")
        if pilihan == "0":
            break
        if pilihan == "3":
            laporan(baca_aman(BERKAS))
        elif pilihan in ("1", "2"):
            uraian = input("Uraian: ")
            jumlah = minta_angka("Jumlah: ")
            if pilihan == "2":
                jumlah = -jumlah
            tambah(BERKAS, date.today().isoformat(), uraian, jumlah)
        else:
            print("Pilihan tidak dikenal.")

if __name__ == "__main__":
    jalankan()`,
)}
<p>Baris terakhir memastikan menu hanya berjalan ketika berkas ini dijalankan langsung. Bila berkas diimpor oleh program penguji, fungsinya tetap bisa dipakai tanpa menampilkan menu.</p>
<h3>Menguji hitungan</h3>
${code(
  'python',
  `contoh = [{"jumlah": 150000}, {"jumlah": -45000}]
assert saldo(contoh) == 105000
assert saldo([]) == 0`,
)}
<h3>Ide pengembangan</h3>
<ul>
<li>Tolak pengeluaran yang melebihi saldo.</li>
<li>Tampilkan rekap per bulan dengan kamus.</li>
<li>Catat siapa yang sudah membayar iuran.</li>
<li>Buat cadangan berkas sebelum menulis.</li>
</ul>
<h3>Tugas akhir</h3>
<p>Kerjakan dua pengembangan di atas, tulis sekurangnya enam uji, dan minta bendahara kelas mencobanya selama satu minggu. Kumpulkan kode beserta catatan: apa yang ditanyakan bendahara, dan apa yang Anda ubah karenanya.</p>
<p>Setelah selesai, bagikan cerita proyek Anda di <a href="/Tulisan-Temans">Tulisan Temans</a>. Banyak siswa lain belajar dari pengalaman semacam itu.</p>`,
    },
  ],
}
