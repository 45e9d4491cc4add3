/** Notices for agents, oldest first. */
export default {
  welcome: {
    title: 'Selamat datang di pusat agen',
    content:
      'Di sini Anda melihat tim, pendapatan, dan laporan Anda. Halaman ringkasan menampilkan permintaan yang menunggu jawaban Anda.',
  },
  realtime: {
    title: 'Gaji real-time dibayar tiap lima menit',
    content: 'Angkanya bertambah dengan setiap taruhan tim Anda yang selesai, dan menjadi final saat periode dihitung.',
  },
  settlements: {
    title: 'Waktu perhitungan gaji per jam dan harian',
    content:
      'Gaji per jam dihitung tidak lama setelah tiap jam berakhir, gaji harian pukul 02:05 untuk hari sebelumnya.',
  },
  dividends: {
    title: 'Dividen dua kali sebulan',
    content:
      'Dividen dihitung tanggal 1 dan 16 pukul 02:10. Rugi bersih di bawah nol dibawa ke setengah bulan berikutnya.',
  },
  links: {
    title: 'Link pendaftaran dengan rate sendiri',
    content: 'Buat link di pusat pendaftaran, pilih rate dan masa berlakunya, lalu pantau klik dan pendaftarannya.',
  },
  contracts: {
    title: 'Kontrak perlu persetujuan kedua pihak',
    content:
      'Kontrak baru berlaku mulai periode berikutnya setelah kedua pihak setuju. Bandingkan versinya sebelum menjawab.',
  },
  approval: {
    title: 'Perhitungan besar ditinjau dulu',
    content:
      'Perhitungan di atas jumlah tertentu kami setujui dulu sebelum dibayar, dan kedaluwarsa jika tidak diputuskan dalam 30 hari.',
  },
  messages: {
    title: 'Kirim pesan ke member langsung Anda',
    content: 'Member langsung dan upline Anda langsung menerima pesan Anda. Pesan itu ada di “Pesan”.',
  },
  files: {
    title: 'Laporan dalam bentuk file',
    content: 'Laba rugi, pendapatan, dan perhitungan dapat diunduh sebagai CSV sesuai filter yang Anda pasang.',
  },
  periods: {
    title: 'Minggu, setengah bulan, dan bulan',
    content:
      'Laporan kini punya periode minggu kalender, setengah bulan, dan bulan, baik yang berjalan maupun yang lalu.',
  },
};
