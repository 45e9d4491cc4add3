/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: 'Yedi fener',
    summary: 'Her gün yoklama verin; yedinci fener bonus getirir.',
    body: 'Günde bir kez yoklama verin. Serinin her gününün bir hediyesi vardır, yedinci günden sonra yeni seri başlar.\nSeride kaçırdığınız bir gün sizin için tamamlanır.',
  },
  'evening-wheel': {
    title: 'Akşam çarkı',
    summary: 'Günde bir çevirme, her ödülün olasılığı açıkça belirtilir.',
    body: 'Çarkı günde bir kez çevirin. Sonuç, çark dönmeden önce çekilir.',
  },
  'harbour-raffle': {
    title: 'Liman çekilişi',
    summary: 'Her $10 geçerli bahis bir bilet kazandırır. On dört ödül.',
    body: 'Kendi paranızla dilediğiniz oyunu oynayın. Her $10 geçerli bahis bir bilet kazandırır, en çok 200 bilet.\nÇekilişi herkes doğrulayabilir.',
  },
  'lantern-raffle': {
    title: 'Fener çekilişi',
    summary: 'Geçen haftanın çekilişi yapıldı. Kazananları görün ve çekilişi doğrulayın.',
    body: 'Her $10 geçerli bahis bir bilet kazandırdı. Ödüller verildi.',
  },
};
