/** The help centre, in paragraphs. */
export default {
  rules: {
    title: 'Peraturan',
    body: [
      'Anda mesti berumur 18 tahun ke atas untuk bermain. Setiap orang hanya boleh memiliki satu akaun.',
      'Pertaruhan dikira sebaik sahaja disahkan. Taruhan ditolak daripada baki anda ketika itu, dan kemenangan ditambah apabila pusingan tamat. Jika sambungan anda terputus, pusingan itu diselesaikan dan keputusannya ada dalam rekod pertaruhan anda.',
      'Anda boleh bermain satu slot pada satu masa, dengan sekurang-kurangnya 2.5 saat antara putaran. Tiada main automatik.',
      'Peluang, jadual bayaran serta taruhan minimum dan maksimum dipaparkan dalam setiap permainan sebelum anda bertaruh. Halaman Jackpot memaparkan cara setiap jackpot dibiayai dan peluang anda memenanginya.',
      'Jika permainan gagal, pertaruhan pusingan itu terbatal dan taruhan anda dipulangkan. Anda boleh melihatnya dalam rekod akaun.',
    ],
  },
  account: {
    title: 'Akaun anda',
    body: [
      'Untuk mendaftar, pilih nama pengguna 4–20 huruf atau angka yang bermula dengan huruf, dan kata laluan 8–64 aksara.',
      'Anda dilog keluar selewat-lewatnya selepas dua belas jam. Untuk log keluar daripada semua peranti sekali gus, pilih “Log keluar semua” dalam Akaun saya. Selepas tiga kata laluan yang salah, anda perlu melalui semakan keselamatan ringkas.',
      'Untuk deposit, pilih kaedah pembayaran dan jumlah, kemudian bayar di halaman pembayaran. Baki anda dikemas kini sebaik sahaja bayaran disahkan. Deposit besar mungkin disemak dahulu; statusnya ada dalam Deposit anda.',
      'Baki di bahagian atas halaman ialah wang yang boleh anda pertaruhkan. Jika ia berwarna kelabu, sambungan terputus seketika. Wang anda selamat, dan pertaruhan dijeda sehingga sambungan pulih.',
    ],
  },
  faq: {
    title: 'Soalan lazim',
    body: [
      'Adakah ini wang sebenar? Tidak. Ini laman demo, dan tiada wang sebenar dicaj atau dibayar.',
      'Siapa dalam papan pemenang? Pemain simulasi demo ini dan pelawat lain. Nama disembunyikan sebahagian.',
      'Bolehkah saya cuba permainan dahulu? Boleh. Pilih “Main percuma” semasa log masuk: anda bermain semua permainan dengan wang mainan, dengan peluang yang sama dan tanpa akaun.',
      'Bagaimana saya tahu keputusan itu adil? Setiap pusingan boleh disahkan. Sebelum anda bertaruh, permainan memaparkan kod yang menetapkan keputusan; selepas itu anda boleh menyemaknya melalui Sahkan dalam permainan, pada peranti anda sendiri.',
      'Saya sudah bayar, tetapi baki saya tidak berubah. Semak status dalam Deposit anda: bayaran mungkin menunggu pengesahan atau dalam semakan. Anda boleh menutup halaman; tiada apa yang hilang.',
      'Bolehkah saya berehat? Boleh. Di bawah [Main selamat](/member/limits) dalam menu akaun, anda boleh menetapkan had, memulakan tempoh bertenang, mengunci satu jenis permainan atau mengecualikan diri. Anda masih boleh membuat pengeluaran. Pusingan yang sedang berjalan akan diselesaikan atau taruhannya dipulangkan.',
      'Siapa yang melesenkan laman ini, dan di mana talian bantuannya? Ini demo: tiada lesen dan tiada talian bantuan. Laman sebenar menyatakannya di bahagian bawah setiap halaman. Jika perjudian membebankan anda, hubungi talian bantuan negara anda, dan lihat [Main selamat](/member/limits).',
    ],
  },
};
