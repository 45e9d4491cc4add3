/** Text for each failure of the contract: what happened, what it means for the money, what to do. */
export default {
  not_logged_in: 'Giriş yapmadınız, lütfen giriş yapın',
  session_ended: 'Oturumunuz sona erdi. Bakiyeniz güvende. Devam etmek için giriş yapın.',
  signature_needed: 'Devam etmek için lütfen tekrar giriş yapın. Hiçbir şey değiştirilmedi.',
  signature_refused: 'Devam etmek için lütfen tekrar giriş yapın. Hiçbir şey değiştirilmedi.',
  real_account_needed: 'Lütfen önce bir hesap açın',
  not_allowed: 'Hesabınızla bu işlem yapılamaz. Hiçbir şey değiştirilmedi.',
  invalid_request:
    'Girdiğiniz bir bilgi kabul edilmedi. Hiçbir şey değiştirilmedi. Lütfen kontrol edip tekrar deneyin.',
  body_too_large: 'Gönderilemeyecek kadar büyük. Hiçbir şey değiştirilmedi. Lütfen daha azını gönderin.',
  too_many_requests: 'Çok fazla deneme yapıldı. Hiçbir şey değiştirilmedi. Lütfen bir dakika bekleyip tekrar deneyin.',
  idempotency_key_needed: 'İsteğiniz onaylanamadı. Para hareketi olmadı. Lütfen sayfayı yenileyin.',
  idempotency_key_reused: 'Bu istek kabul edilmedi. Para hareketi olmadı. Lütfen yeniden başlayın.',
  maintenance: 'Site bakımda. Bakiyeniz güvende. Lütfen daha sonra tekrar gelin.',
  region_restricted: 'Bu site bölgenizde sunulmuyor.',
  not_found: 'Bu içerik yok veya artık mevcut değil.',
  system_error:
    'Sistem hatası. Para işlemi yapıyorduysanız hesap hareketlerinizi kontrol edin. Ardından tekrar deneyin.',
  server_unavailable:
    'Site şu anda yanıt veremiyor. Para işlemi yapıyorduysanız hesap hareketlerinizi kontrol edin. Ardından tekrar deneyin.',
  network_abnormal: 'Ağ bağlantısında sorun var, lütfen tekrar deneyin',
  account_excluded: 'Bu hesap, sizin isteğinizle veya bizim kararımızla oyuna kapatıldı. Bakiyeniz güvende.',
  game_not_found: 'Böyle bir oyun yok veya artık sunulmuyor.',
};
