/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'قوری یشمی',
    description: 'سفالی با دسته بامبو، برای چهار فنجان.',
  },
  vase: {
    name: 'گلدان چینی',
    description: 'نقاشی‌شده با دست، ارتفاع 28 سانتی‌متر.',
  },
  fan: {
    name: 'بادبزن ابریشمی',
    description: 'تاشو، همراه با قاب.',
  },
  lantern: {
    name: 'فانوس کاغذی',
    description: 'نور گرم برای بالکن یا میز.',
  },
  bonsai: {
    name: 'بونسای',
    description: 'سرو کوهی جوان با سینی و ابزار.',
  },
  cranes: {
    name: 'درناهای کاغذی',
    description: 'صد برگ کاغذ و یک دفترچه.',
  },
  watch: {
    name: 'ساعت جیبی',
    description: 'کوکی، با زنجیر.',
  },
  hourglass: {
    name: 'ساعت شنی',
    description: 'سی دقیقه، برنجی.',
  },
  headphones: {
    name: 'هدفون',
    description: 'بی‌سیم، با سی ساعت پخش.',
  },
  microphone: {
    name: 'میکروفون',
    description: 'برای تماس، آواز و پخش زنده.',
  },
  guitar: {
    name: 'گیتار سفری',
    description: 'بدنه کوچک، صدای کامل، با کیف.',
  },
  drum: {
    name: 'دف',
    description: 'چوب راش و پوست بز.',
  },
  maracas: {
    name: 'ماراکا',
    description: 'یک جفت، نقاشی‌شده.',
  },
  gamepad: {
    name: 'دسته بازی',
    description: 'برای کامپیوتر، گوشی و کنسول.',
  },
  retro: {
    name: 'کنسول قدیمی',
    description: 'دو دسته و دویست بازی.',
  },
  robot: {
    name: 'ربات حلبی',
    description: 'کوکی و راه‌رونده.',
  },
  drone: {
    name: 'پهپاد دوربین‌دار',
    description: 'به اندازه کف دست تا می‌شود.',
  },
  football: {
    name: 'توپ فوتبال',
    description: 'اندازه مسابقه، دوخت دستی.',
  },
  basketball: {
    name: 'توپ بسکتبال',
    description: 'برای سالن و خیابان.',
  },
  tennis: {
    name: 'توپ تنیس',
    description: 'بسته چهارتایی.',
  },
  shuttlecocks: {
    name: 'توپ بدمینتون',
    description: 'دوازده‌تایی، پر غاز.',
  },
  gloves: {
    name: 'دستکش بوکس',
    description: 'دوازده اونسی، با باند.',
  },
  cards: {
    name: 'ورق بازی',
    description: 'دو دست، با بافت کتان.',
  },
  dice: {
    name: 'تاس شیشه‌ای',
    description: 'یک جفت در کیسه مخملی.',
  },
  hat: {
    name: 'کلاه سیلندر',
    description: 'نمد پشمی، در چهار سایز.',
  },
  wheel: {
    name: 'سکان کشتی',
    description: 'دیواری، قطر 40 سانتی‌متر.',
  },
  ring: {
    name: 'انگشتر توپاز',
    description: 'نقره استرلینگ با توپاز آبی.',
  },
  pendant: {
    name: 'آویز گارنت',
    description: 'با زنجیر نقره استرلینگ.',
  },
  cupcakes: {
    name: 'جعبه کاپ‌کیک',
    description: 'شش‌تایی، از قنادی نزدیک شما.',
  },
  lamp: {
    name: 'چراغ برنجی',
    description: 'یکی از پنج عدد، دست‌ساز.',
  },
};
