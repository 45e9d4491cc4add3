/** Campaigns. */
export default {
  'first-light': {
    title: 'Cahaya pertama',
    summary: 'Deposit anda digandakan untuk kasino.',
    body: 'Sertai sebelum membuat deposit, dan kami tambah jumlah yang sama sebagai bonus, sehingga had maksimum di bawah.\nTawaran ini boleh digunakan tiga kali.',
  },
  'lantern-gift': {
    title: 'Hadiah tanglung',
    summary: 'Hadiah untuk satu malam bersama tanglung.',
    body: 'Satu hadiah bagi setiap ahli, untuk permainan kasino.',
  },
  'second-wind': {
    title: 'Peluang kedua',
    summary: 'Cashback mingguan 10% untuk permainan kasino.',
    body: 'Setiap minggu dari Isnin hingga Ahad dikira berasingan. Tidak perlu mendaftar: cashback anda muncul di pusat ganjaran.',
  },
  'fair-share': {
    title: 'Bahagian adil',
    summary: 'Sebahagian kelebihan kasino bagi setiap pertaruhan anda dipulangkan, menang atau kalah.',
    body: 'Dibayar terus ke baki anda sebulan sekali. Permainan dengan RTP lebih tinggi mempunyai kelebihan kasino yang lebih rendah.',
  },
  'your-day': {
    title: 'Hari anda',
    summary: 'Hadiah pada hari lahir anda.',
    body: 'Kami menggunakan tarikh lahir daripada pendaftaran anda. Hadiah boleh dituntut selama seminggu.',
  },
  'match-day': {
    title: 'Hari perlawanan',
    summary: 'Wang bonus untuk perlawanan anda yang seterusnya.',
    body: 'Buat tuntutan, dan kami menyemaknya dalam masa sehari.',
  },
  'lucky-number': {
    title: 'Nombor bertuah',
    summary: 'Untuk 500 ahli pertama dengan kod PARLOUR-10.',
    body: 'Masukkan kod PARLOUR-10 untuk menuntutnya.',
  },
  'round-table': {
    title: 'Meja bulat',
    summary: 'Wang bonus untuk permainan kad menentang pemain lain.',
    body: 'Untuk ahli yang pernah membuat deposit.',
  },
  autumn: {
    title: 'Malam musim luruh',
    summary: 'Hadiah musim luruh yang lalu.',
    body: 'Promosi ini telah tamat.',
  },
  harvest: {
    title: 'Hari menuai',
    summary: 'Cashback musim menuai yang lalu.',
    body: 'Promosi ini telah tamat.',
  },
  'lantern-rounds': {
    title: 'Dua puluh lima percuma',
    summary: 'Pusingan percuma dalam permainan terpilih.',
    body: 'Tuntut, buka salah satu permainan di bawah dan main. Permainan memaparkan baki pusingan.',
  },
};
