/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'لکی ڈرا بونس',
    summary: 'وہیل یا ریفل میں جیتا ہوا۔',
    body: 'کیسینو کے لیے بونس رقم۔',
  },
  'mission-prizes': {
    title: 'مشن بونس',
    summary: 'مشن اور لیڈر بورڈ کی بونس رقم۔',
    body: 'ایسا مشن مکمل کریں یا ایسے لیڈر بورڈ پر جگہ بنائیں جس کا انعام بونس ہو۔',
  },
  'points-bonus': {
    title: 'پوائنٹس بونس',
    summary: 'آپ کے پوائنٹس کے بدلے بونس رقم۔',
    body: 'اسے پوائنٹس مال میں چنیں۔',
  },
  'points-rounds': {
    title: 'پوائنٹس پر فری راؤنڈ',
    summary: 'آپ کے پوائنٹس کے بدلے فری راؤنڈ۔',
    body: 'انہیں پوائنٹس مال میں چنیں۔',
  },
};
