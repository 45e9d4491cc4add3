/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} ڈالر',
    description: 'فوراً آپ کے والٹ میں۔',
  },
  moneyReviewed: {
    name: '{sum} ڈالر',
    description: 'ٹیم کی منظوری کے بعد ادا ہوتا ہے۔',
  },
  bonus: {
    name: '{sum} ڈالر بونس',
    description: 'کیسینو گیمز کے لیے۔ 14 دن کے اندر ایک بار ویجر کریں۔',
  },
  rounds: {
    name: '{count} فری راؤنڈ',
    description: 'منتخب سلاٹس میں۔ جیتی ہوئی رقم 14 دن کے اندر ایک بار ویجر کریں۔',
  },
};
