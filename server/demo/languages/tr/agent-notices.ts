/** Notices for agents, oldest first. */
export default {
  welcome: {
    title: 'Bayi merkezine hoş geldiniz',
    content:
      'Ekibinizi, hakedişlerinizi ve raporlarınızı burada görürsünüz. Yanıtınızı bekleyen talepler özet sayfasında yer alır.',
  },
  realtime: {
    title: 'Anlık maaş beş dakikada bir ödenir',
    content: 'Tutar, ekibinizin sonuçlanan her bahsiyle artar. Dönem kapandığında kesinleşir.',
  },
  settlements: {
    title: 'Saatlik ve günlük maaşlar ne zaman hesaplanır',
    content:
      'Saatlik maaşlar her saatin bitiminden kısa süre sonra, günlük maaşlar ise bir önceki gün için 02:05’te hesaplanır.',
  },
  dividends: {
    title: 'Ayda iki kez kâr payı',
    content:
      'Kâr payları her ayın 1’i ve 16’sında 02:10’da hesaplanır. Sıfırın altındaki net kayıp sonraki yarım aya devreder.',
  },
  links: {
    title: 'Kendi oranlarınızla kayıt bağlantıları',
    content:
      'Kayıt merkezinde bağlantı oluşturun, oranını ve bitiş tarihini seçin, tıklamalarını ve kayıtlarını görün.',
  },
  contracts: {
    title: 'Sözleşme için iki tarafın onayı gerekir',
    content:
      'Yeni sözleşme, iki taraf da onayladıktan sonraki dönemde yürürlüğe girer. Yanıtlamadan önce sürümleri karşılaştırın.',
  },
  approval: {
    title: 'Büyük hakedişler incelenir',
    content:
      'Belirli bir tutarın üzerindeki hakedişler ödenmeden önce onayımızdan geçer. 30 gün içinde karar verilmezse hakedişin süresi dolar.',
  },
  messages: {
    title: 'Doğrudan üyelerinize yazın',
    content: 'Doğrudan üyeleriniz ve üst bayiniz mesajlarınızı anında alır. Mesajları “Mesajlar” altında bulursunuz.',
  },
  files: {
    title: 'Dosya olarak raporlar',
    content: 'Kâr ve zarar, gelir ve hakedişler, seçtiğiniz filtrelerle CSV olarak indirilebilir.',
  },
  periods: {
    title: 'Haftalar, yarım aylar ve aylar',
    content: 'Raporlarda artık dönem olarak bu ve geçen takvim haftası, yarım ay ve ay seçilebilir.',
  },
};
