/** Credits. */
export const texts = {
  text: 'بُني Parlour على عمل آخرين. شكرًا لهم.',
  icons: 'الرسوم في فن الألعاب',
  iconsText:
    'رُسمت بأيقونات game-icons.net للفنانين Lorc وDelapouite وآخرين، برخصة CC BY 3.0؛ مع إعادة التلوين والتركيب.',
  fonts: 'الخطوط',
  fontsText: 'خط Fraunces من Undercase Type وخط Figtree من Erik Kennedy، كلاهما برخصة SIL للخطوط المفتوحة 1.1.',
  symbols: 'رموز الواجهة',
  symbolsText: 'Lucide، رخصة ISC.',
  software: 'البرمجيات',
  developers: 'للمطورين',
  api: 'وثائق واجهة البرمجة',
  version: 'الإصدار {{version}}',
  softwareText: 'React وEffector وRxJS وSocket.IO وi18next وZod وHPKE.js، برخص MIT أو ISC أو Apache 2.0.',
};
