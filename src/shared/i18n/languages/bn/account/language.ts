/** The choice of a language. */
export const texts = {
  search: 'ভাষা খুঁজুন',
  notLoaded: '{{language}} লোড হয়নি',
  stays: 'পেজটি {{now}} ভাষাতেই আছে। সংযোগ দেখে আবার চেষ্টা করুন।',
  none: 'এই নামের কোনো ভাষা নেই',
};
