/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: 'Arkadaşınızı getirin',
    summary: 'İlk yatırımını yapan her arkadaşınız için ödül.',
    body: 'Bağlantınızı veya kodunuzu paylaşın. Arkadaşınızın yatırımı hesaba geçer geçmez ödül, ödül merkezinizde görünür.',
  },
  'good-company': {
    title: 'İyi arkadaşlar',
    summary: 'Kalıcı olan arkadaşlarınız için ek ödül.',
    body: 'Arkadaşınızın ilk otuz gün boyunca tüm oyunlarda kendi parasıyla yaptığı bahisler sayılır.',
  },
  'warm-welcome': {
    title: 'Sıcak karşılama',
    summary: 'Bir arkadaşınız sizi davet ettiği için küçük bir hediye.',
    body: 'Kayıttan sonra ödül merkezinizde bulursunuz.',
  },
};
