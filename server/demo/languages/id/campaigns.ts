/** Campaigns. */
export default {
  'first-light': {
    title: 'Cahaya pagi',
    summary: 'Deposit Anda dua kali lipat untuk kasino.',
    body: 'Ikut dulu sebelum deposit, lalu kami tambahkan jumlah yang sama sebagai bonus, sampai maksimum di bawah.\nPromo ini bisa dipakai tiga kali.',
  },
  'lantern-gift': {
    title: 'Hadiah lentera',
    summary: 'Hadiah untuk satu malam di bawah lentera.',
    body: 'Satu hadiah per member, untuk game kasino.',
  },
  'second-wind': {
    title: 'Semangat baru',
    summary: 'Cashback mingguan 10% untuk game kasino.',
    body: 'Setiap minggu dari Senin sampai Minggu dihitung terpisah. Tidak perlu ikut: cashback Anda muncul di pusat hadiah.',
  },
  'fair-share': {
    title: 'Bagian yang adil',
    summary: 'Sebagian house edge dari setiap taruhan Anda dikembalikan, menang atau kalah.',
    body: 'Langsung dibayarkan ke saldo Anda sebulan sekali. Game dengan RTP lebih tinggi punya house edge lebih rendah.',
  },
  'your-day': {
    title: 'Hari Anda',
    summary: 'Hadiah di hari ulang tahun Anda.',
    body: 'Kami memakai tanggal lahir dari pendaftaran Anda. Hadiah bisa diklaim selama seminggu.',
  },
  'match-day': {
    title: 'Hari pertandingan',
    summary: 'Bonus untuk pertandingan Anda berikutnya.',
    body: 'Ajukan klaim, dan kami tinjau dalam satu hari.',
  },
  'lucky-number': {
    title: 'Angka hoki',
    summary: 'Untuk 500 member pertama dengan kode PARLOUR-10.',
    body: 'Masukkan kode PARLOUR-10 untuk mengklaimnya.',
  },
  'round-table': {
    title: 'Meja bundar',
    summary: 'Bonus untuk game kartu melawan pemain lain.',
    body: 'Untuk member yang sudah pernah deposit.',
  },
  autumn: {
    title: 'Malam musim gugur',
    summary: 'Hadiah musim gugur lalu.',
    body: 'Sudah berakhir.',
  },
  harvest: {
    title: 'Hari panen',
    summary: 'Cashback panen lalu.',
    body: 'Sudah berakhir.',
  },
  'lantern-rounds': {
    title: 'Dua puluh lima ronde dari kami',
    summary: 'Ronde gratis di game pilihan.',
    body: 'Klaim dulu, buka salah satu game di bawah, lalu main. Game menampilkan sisanya.',
  },
};
