import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Turkish. */
export const tr: Record<VerifyKey, string> = {
  'verify.title': 'Tur doğrulama',
  'verify.intro': 'Tarayıcınızda yalnızca tohumlardan hesaplanır. Çevrimdışı çalışır, hiçbir şey gönderilmez.',
  'verify.serverSeed': 'Sunucu tohumu (açıklanmış)',
  'verify.commitment': 'Turdan önce gösterilen hash değeri',
  'verify.clientSeed': 'İstemci tohumu',
  'verify.nonce': 'Tur numarası (nonce)',
  'verify.game': 'Oyun',
  'verify.choose': 'Oyun seçin',
  'verify.moves': 'Hamleler',
  'verify.waiting': 'Bu hamlelerden sonra tur bir hamle daha bekler.',
  'verify.impossible': 'Böyle bir tur oynanmış olamaz: kurallar bahsine veya hamlelerinden birine izin vermez.',
  'verify.stake': 'Bahis',
  'verify.run': 'Doğrula',
  'verify.hashOk': 'Hash değeri uyuşuyor: turdan önce gösterilen tohum budur.',
  'verify.hashWrong': 'Hash değeri bu sunucu tohumuyla uyuşmuyor.',
  'verify.hashOwn': 'Bu sunucu tohumunun hash değeri: {hash}',
  'verify.total': 'Tur, {stake} bahis için en küçük birimle {amount} öder.',
  'verify.jackpot': 'Bu turda büyük jackpot kazanılır.',
  'verify.noJackpot': 'Bu turda jackpot kazanılmaz.',
  'verify.bad':
    'Oyunu, sunucu tohumunu, 1–64 harf, rakam, - veya _ içeren istemci tohumunu, tam sayı tur numarasını, turun bahsini ve hamlelerini girin.',
  'verify.insecure':
    'Tarayıcınız turları burada doğrulayamıyor. Sayfayı HTTPS üzerinden veya kaydedilmiş dosya olarak açın.',
  'verify.page': 'Bağımsız doğrulayıcıyı aç (kaydedilip çevrimdışı kullanılabilir)',
};
