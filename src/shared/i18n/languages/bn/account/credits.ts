/** Credits. */
export const texts = {
  text: 'Parlour অনেকের কাজের ওপর গড়ে উঠেছে। সবাইকে ধন্যবাদ।',
  icons: 'গেমের ছবির নকশা',
  iconsText:
    'শিল্পী Lorc, Delapouite ও অন্যান্য অবদানকারীর game-icons.net সাইটের আইকন দিয়ে আঁকা, লাইসেন্স CC BY 3.0; রং বদলে নতুন করে সাজানো।',
  fonts: 'ফন্ট',
  fontsText: 'Fraunces (Undercase Type) ও Figtree (Erik Kennedy), দুটিই SIL Open Font License 1.1 অনুযায়ী।',
  symbols: 'ইন্টারফেসের প্রতীক',
  symbolsText: 'Lucide, ISC লাইসেন্স।',
  software: 'সফটওয়্যার',
  developers: 'ডেভেলপারদের জন্য',
  api: 'API নথি',
  version: 'সংস্করণ {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod ও HPKE.js, সবই MIT, ISC বা Apache 2.0 লাইসেন্সের অধীনে।',
};
