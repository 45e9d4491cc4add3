/** Credits. */
export const texts = {
  text: 'Parlour بر پایه کار دیگران ساخته شده است. سپاسگزاریم.',
  icons: 'نقش‌های هنری بازی‌ها',
  iconsText: 'با آیکون‌های game-icons.net اثر Lorc، Delapouite و همکاران، مجوز CC BY 3.0؛ با رنگ و ترکیب تازه.',
  fonts: 'قلم‌ها',
  fontsText: 'Fraunces از Undercase Type و Figtree از Erik Kennedy، هر دو با مجوز SIL Open Font License 1.1.',
  symbols: 'نمادهای رابط کاربری',
  symbolsText: 'Lucide، مجوز ISC.',
  software: 'نرم‌افزار',
  developers: 'برای توسعه‌دهندگان',
  api: 'مستندات API',
  version: 'نسخه {{version}}',
  softwareText: 'React، Effector، RxJS، Socket.IO، i18next، Zod و HPKE.js، همه با مجوزهای MIT، ISC یا Apache 2.0.',
};
