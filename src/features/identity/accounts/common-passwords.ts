/**
 * Words that the commonest passwords are made of, English and Indonesian: the lists of breaches, without what the rule
 * beside adds by itself (digits and signs around a word, letters written as digits, runs and repetitions).
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
password passw passwd passphrase letmein welcome login signin admin administrator root superuser system default
changeme changeit secret secrets qwerty qwertyuiop qwertyu asdfgh asdfghjkl zxcvbn zxcvbnm azerty qazwsx qazwsxedc
trustno iloveyou ilovegod iloveu loveyou lovely lover lovers loveme monkey dragon master shadow sunshine princess
football baseball basketball soccer hockey superman batman spiderman ironman starwars pokemon pikachu naruto sasuke
onepiece luffy doraemon hello helloworld freedom whatever michael jennifer jordan hunter killer ninja mustang access
flower flowers cookie cheese banana orange apple pepper ginger summer winter spring autumn january february march
april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
charlie daniel thomas george andrew joshua jessica ashley amanda nicole michelle robert matthew anthony william
computer internet samsung iphone android google facebook instagram twitter whatsapp telegram youtube tiktok yahoo
hotmail gmail microsoft windows linux ubuntu chrome firefox minecraft roblox fortnite valorant freefire mobilelegend
mobilelegends pubgmobile pubg dota counterstrike steam playstation nintendo xbox gamer gaming player killerqueen
chelsea arsenal liverpool barcelona realmadrid juventus manchester manutd milan acmilan intermilan ronaldo messi
cristiano neymar persija persib arema bonek persebaya jakmania bobotoh viking garuda timnas
money business office company manager teacher student school college university academy training course class
testing tester test testtest guest user users username account temp temporary demo sample example public private
server database oracle mysql postgres security secure network wireless router cisco backup service support
angel angels baby babygirl babyboy beautiful handsome smile happy forever together family mother father brother
sister friend friends bestfriend crazy purple yellow black white green blue silver golden diamond crystal
matrix phoenix tigger tiger eagle falcon wolf panther lion snake spider scorpion buster harley yamaha honda suzuki
kawasaki toyota ferrari porsche mercedes corvette camaro rocket thunder lightning storm snowball rainbow sunflower
jesus jesuschrist christ blessed blessing faith grace heaven bible amen hallelujah allah allahuakbar bismillah
alhamdulillah subhanallah assalamualaikum muhammad mohammad ramadhan ramadan islam muslim muslimah masyaallah
insyaallah astaghfirullah syukur berkah barokah barakallah sholat quran alquran hidayah taubat
sandi katasandi katakunci kunci rahasia rahasiaku sandiku passwordku passwordsaya akunku akunsaya masuk daftar
buka bukapintu selamat selamatpagi selamatdatang halo haloapakabar apakabar terimakasih makasih permisi tolong
indonesia indonesiaraya indonesiaku merdeka merahputih pancasila garudaku nusantara bhinneka tanahair
jakarta bandung surabaya semarang yogyakarta jogja jogjakarta medan makassar palembang denpasar bali bogor depok
tangerang bekasi malang solo surakarta padang pekanbaru pontianak banjarmasin balikpapan samarinda manado ambon
jayapura papua kupang mataram lombok lampung bengkulu jambi aceh batam cirebon sukabumi tasikmalaya magelang
purwokerto kediri madiun jember banyuwangi sidoarjo gresik kudus pekalongan tegal serang cilegon garut
sumatera sumatra kalimantan sulawesi jawa jawatimur jawabarat jawatengah maluku nusatenggara
sayang sayangku sayangkamu sayangmama sayangibu cinta cintaku cintakamu akucintakamu akusayangkamu akucinta
kekasih pacar pacarku mantan kangen rindu rinduku kamu kamuku akukamu kitaberdua selamanya setia bahagia
bahagiaselalu senang ceria gembira galau sedih patahhati hatiku jiwaku hidupku duniaku surgaku
mama mamaku ibuku ayah ayahku bapak bapakku papaku kakak adik anakku anaksholeh anaksholehah keluarga keluargaku
keluargabahagia nenek kakek istriku suamiku buahhati saudara teman temanku sahabat sahabatku sahabatsejati
ganteng gantengku gantengbanget cantik cantikku cantikbanget manis manisku imut lucu keren kerenbanget mantap
mantapjiwa jomblo jomblowati jomblosejati bucin gabut santai santuy gokil anjay kocak
sekolah sekolahku murid siswa siswi guru guruku pelajar mahasiswa mahasiswi kuliah kampus kelas belajar ujian
pramuka osis smpn sman smkn smkbisa madrasah pesantren santri ustadz ustadzah pendidikan kurikulum rapor ijazah
kelasku sekolahdasar sanggar sanggarku akademi yayasan kursus pelatihan
kucing kucingku kucingmeong anjing kelinci burung merpati elang harimau singa gajah kuda ayam bebek ikan lele
kupukupu kelabang buaya macan macankumbang serigala naga
bunga bungaku mawar melati anggrek matahari bulan bintang bintangku langit langitbiru laut lautan gunung pantai
hujan pelangi angin petir samudra senja fajar embun mentari purnama cahaya
merah kuning hijau biru hitam putih ungu jingga coklat emas perak
nasi nasigoreng rendang sate bakso mieayam indomie gadogado soto rawon pempek martabak kopi kopisusu tehmanis
coklatpanas mangga durian rambutan pisang jeruk apel semangka nanas
budi budiman agus agustus dewi dewiku siti sitinur putri putra putriku putraku wahyu rizky rizki rizal fajri
andi andika aditya bayu dimas yoga yudha yudi eko joko slamet sugeng hendra hendri rudi ahmad achmad abdul abdullah
ibrahim ismail yusuf ali hasan husein umar usman fatimah aisyah khadijah maryam nurul nurhayati lestari ayu
ratna rina rini rani sari indah intan permata mutiara berlian kartika kartini cahyani wulandari anggraini
pratama nugroho setiawan gunawan kurniawan hidayat saputra santoso wijaya susanto hermawan ramadhani
satu duatiga satuduatiga satuduatigaempat seribu sejuta januari februari maret april mei juni juli agustusan
oktober desember senin selasa rabu kamis jumat sabtu minggu
polisi tentara dokter perawat bidan petani nelayan pedagang karyawan direktur bendahara sekretaris operator
kasir admindesa kantor kantorku kerja pekerja usaha usahaku toko tokoku warung bisnis sukses suksesselalu kaya
kayaraya uang duit rezeki rejeki untung menang juara juarasatu pemenang jagoan hebat kuat semangat semangatselalu
pejuang pahlawan bersatu maju majuterus majubersama pantangmenyerah jayaselalu damai
`
    .trim()
    .split(/\s+/),
)
