/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'سیکیورٹی جانچ',
  registerTitle: 'سیکیورٹی جانچ',
  pictureAlt: 'سیکیورٹی تصویر، حروف: {{letters}}۔ اگر پڑھی نہ جائے تو نیچے کا بٹن استعمال کریں۔',
  pictureComing: 'تصویر لوڈ ہو رہی ہے…',
  noPicture: 'تصویر لوڈ نہیں ہو سکی۔',
  another: 'نئی تصویر',
  letters: 'تصویر میں لکھے حروف',
  missing: 'تصویر میں لکھے حروف درج کریں۔',
  alternative: 'تصویر پڑھی نہیں جا رہی',
  working: 'اس کے بجائے آپ کی ڈیوائس ایک جانچ مکمل کر رہی ہے۔ فارم چند سیکنڈ میں بھیج دیا جائے گا۔',
  worked: 'جانچ مکمل۔ حروف درج کرنے کی ضرورت نہیں۔',
};

export const failure = {
  captcha_needed: 'ناکام کوششیں بہت زیادہ ہو گئیں۔ تصویر میں لکھے حروف درج کریں۔',
  captcha_wrong: 'حروف تصویر سے نہیں ملتے۔ نئی تصویر سے کوشش کریں۔',
  captcha_check_needed: 'سیکیورٹی جانچ موجود نہیں۔ دوبارہ کوشش کریں۔',
  captcha_check_failed: 'سیکیورٹی جانچ ناکام رہی۔ دوبارہ کوشش کریں۔',
  captcha_check_unavailable: 'سیکیورٹی جانچ جواب نہیں دے رہی۔ ایک منٹ بعد دوبارہ کوشش کریں۔',
};
