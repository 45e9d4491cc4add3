/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'جیڈ چائے دانی',
    description: 'بانس کے دستے والی سنگی مٹی کی چائے دانی، چار کپ کے لیے۔',
  },
  vase: {
    name: 'چینی مٹی کا گلدان',
    description: 'ہاتھ سے نقش کیا ہوا، 28 سینٹی میٹر اونچا۔',
  },
  fan: {
    name: 'ریشمی پنکھا',
    description: 'اپنے ہی خول میں تہہ ہو جاتا ہے۔',
  },
  lantern: {
    name: 'کاغذی لالٹین',
    description: 'بالکونی یا میز کے لیے گرم روشنی۔',
  },
  bonsai: {
    name: 'بونسائی',
    description: 'جونیپر کا ننھا پودا، ٹرے اور اوزار کے ساتھ۔',
  },
  cranes: {
    name: 'کاغذی سارس',
    description: 'سو کاغذ اور ایک کتابچہ۔',
  },
  watch: {
    name: 'جیبی گھڑی',
    description: 'ہاتھ سے چابی والی، زنجیر کے ساتھ۔',
  },
  hourglass: {
    name: 'ریت گھڑی',
    description: 'پیتل اور ریت کے تیس منٹ۔',
  },
  headphones: {
    name: 'ہیڈفون',
    description: 'وائرلیس، تیس گھنٹے کی آواز۔',
  },
  microphone: {
    name: 'مائیکروفون',
    description: 'کال، گانے اور اسٹریم کے لیے۔',
  },
  guitar: {
    name: 'سفری گٹار',
    description: 'چھوٹی باڈی، بھرپور آواز، بیگ کے ساتھ۔',
  },
  drum: {
    name: 'ہینڈ ڈرم',
    description: 'بیچ کی لکڑی اور بکرے کی کھال۔',
  },
  maracas: {
    name: 'ماراکس',
    description: 'رنگین جوڑی۔',
  },
  gamepad: {
    name: 'گیم کنٹرولر',
    description: 'کمپیوٹر، فون اور کنسول کے لیے۔',
  },
  retro: {
    name: 'ریٹرو کنسول',
    description: 'دو کنٹرولر اور دو سو گیمز۔',
  },
  robot: {
    name: 'ٹین کا روبوٹ',
    description: 'چابی دیں تو چلتا ہے۔',
  },
  drone: {
    name: 'کیمرا ڈرون',
    description: 'تہہ ہو کر ہتھیلی جتنا۔',
  },
  football: {
    name: 'فٹ بال',
    description: 'میچ سائز، ہاتھ سے سِلا ہوا۔',
  },
  basketball: {
    name: 'باسکٹ بال',
    description: 'ہال اور سڑک دونوں کے لیے۔',
  },
  tennis: {
    name: 'ٹینس بال',
    description: 'چار گیندوں کی ٹیوب۔',
  },
  shuttlecocks: {
    name: 'شٹل کاک',
    description: 'ایک درجن، ہنس کے پروں کی۔',
  },
  gloves: {
    name: 'باکسنگ دستانے',
    description: 'بارہ اونس، پٹیوں کے ساتھ۔',
  },
  cards: {
    name: 'تاش کے پتے',
    description: 'دو گڈیاں، لینن فنش۔',
  },
  dice: {
    name: 'شیشے کے پانسے',
    description: 'مخملی تھیلی میں ایک جوڑی۔',
  },
  hat: {
    name: 'ٹاپ ہیٹ',
    description: 'اونی نمدہ، چار سائز میں۔',
  },
  wheel: {
    name: 'جہاز کا پہیا',
    description: 'دیوار کے لیے، 40 سینٹی میٹر چوڑا۔',
  },
  ring: {
    name: 'پکھراج کی انگوٹھی',
    description: 'اسٹرلنگ سلور، نیلے پکھراج کے ساتھ۔',
  },
  pendant: {
    name: 'گارنیٹ لاکٹ',
    description: 'اسٹرلنگ سلور کی زنجیر پر۔',
  },
  cupcakes: {
    name: 'کپ کیک کا ڈبہ',
    description: 'چھ عدد، آپ کے قریب کی بیکری سے۔',
  },
  lamp: {
    name: 'پیتل کا چراغ',
    description: 'پانچ میں سے ایک، ہاتھ کا بنا ہوا۔',
  },
};
