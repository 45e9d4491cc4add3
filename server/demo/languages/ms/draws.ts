/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: 'Tujuh tanglung',
    summary: 'Daftar masuk setiap hari; tanglung ketujuh membuka bonus.',
    body: 'Daftar masuk sekali sehari. Setiap hari berturut-turut ada hadiahnya, dan selepas hari ketujuh kiraan bermula semula.\nSatu hari yang tertinggal dalam satu kiraan diisi untuk anda.',
  },
  'evening-wheel': {
    title: 'Roda malam',
    summary: 'Satu putaran sehari, dengan peluang setiap hadiah dinyatakan.',
    body: 'Putar roda sekali sehari. Keputusan telah ditentukan sebelum roda bergerak.',
  },
  'harbour-raffle': {
    title: 'Cabutan bertuah pelabuhan',
    summary: 'Setiap $10 taruhan sah memberi satu tiket. Empat belas hadiah.',
    body: 'Main mana-mana permainan dengan wang anda sendiri. Setiap $10 taruhan sah memberi satu tiket, sehingga 200.\nSesiapa sahaja boleh mengesahkan cabutan.',
  },
  'lantern-raffle': {
    title: 'Cabutan bertuah tanglung',
    summary: 'Cabutan bertuah minggu lepas telah dijalankan. Lihat pemenang dan sahkan keputusannya.',
    body: 'Setiap $10 taruhan sah memberi satu tiket. Hadiah telah diserahkan.',
  },
};
