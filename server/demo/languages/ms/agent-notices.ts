/** Notices for agents, oldest first. */
export default {
  welcome: {
    title: 'Selamat datang ke pusat ejen',
    content:
      'Di sini anda melihat pasukan, pendapatan dan laporan anda. Halaman ringkasan memaparkan permintaan yang perlu anda jawab.',
  },
  realtime: {
    title: 'Gaji masa nyata dibayar setiap lima minit',
    content:
      'Jumlahnya bertambah dengan setiap pertaruhan pasukan anda yang selesai. Jumlah itu muktamad apabila tempoh tersebut diselesaikan.',
  },
  settlements: {
    title: 'Bila gaji mengikut jam dan harian diselesaikan',
    content: 'Gaji mengikut jam diselesaikan sejurus selepas setiap jam, gaji harian pada 02:05 untuk hari sebelumnya.',
  },
  dividends: {
    title: 'Dividen dua kali sebulan',
    content:
      'Dividen diselesaikan pada 1 dan 16 hari bulan, jam 02:10. Kerugian bersih di bawah sifar dibawa ke setengah bulan berikutnya.',
  },
  links: {
    title: 'Pautan pendaftaran dengan kadar anda sendiri',
    content:
      'Cipta pautan di pusat pendaftaran, pilih kadar dan tarikh luputnya, dan lihat jumlah klik serta pendaftaran.',
  },
  contracts: {
    title: 'Kontrak perlu persetujuan kedua-dua pihak',
    content:
      'Kontrak baharu bermula pada tempoh berikutnya selepas kedua-dua pihak bersetuju. Bandingkan versi sebelum anda menjawab.',
  },
  approval: {
    title: 'Penyelesaian besar akan disemak',
    content:
      'Penyelesaian melebihi jumlah tertentu perlu kami luluskan sebelum dibayar. Ia luput jika tiada keputusan dalam 30 hari.',
  },
  messages: {
    title: 'Hantar mesej kepada ahli langsung anda',
    content: 'Ahli langsung dan upline anda menerima mesej anda serta-merta. Lihat di “Mesej”.',
  },
  files: {
    title: 'Laporan sebagai fail',
    content: 'Untung rugi, hasil dan penyelesaian boleh dimuat turun sebagai CSV, mengikut tapisan yang anda pilih.',
  },
  periods: {
    title: 'Minggu, setengah bulan dan bulan',
    content: 'Laporan kini ada tempoh minggu, setengah bulan dan bulan kalendar, yang semasa dan yang lepas.',
  },
};
