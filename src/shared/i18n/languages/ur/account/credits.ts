/** Credits. */
export const texts = {
  text: 'Parlour دوسروں کے کام پر بنا ہے۔ شکریہ۔',
  icons: 'گیم آرٹ کے نقش',
  iconsText:
    'game-icons.net کے آئیکنز سے بنائے گئے، از Lorc، Delapouite اور دیگر معاونین، لائسنس CC BY 3.0؛ رنگ اور ترتیب بدلی گئی ہے۔',
  fonts: 'فونٹس',
  fontsText: 'Fraunces از Undercase Type اور Figtree از Erik Kennedy، دونوں SIL Open Font License 1.1 کے تحت۔',
  symbols: 'انٹرفیس کی علامات',
  symbolsText: 'Lucide، لائسنس ISC۔',
  software: 'سافٹ ویئر',
  developers: 'ڈویلپرز کے لیے',
  api: 'API دستاویزات',
  version: 'ورژن {{version}}',
  softwareText: 'React، Effector، RxJS، Socket.IO، i18next، Zod اور HPKE.js، سب MIT، ISC یا Apache 2.0 لائسنس کے تحت۔',
};
