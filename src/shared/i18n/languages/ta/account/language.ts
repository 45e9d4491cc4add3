/** The choice of a language. */
export const texts = {
  search: 'மொழியைத் தேடு',
  notLoaded: '{{language}} ஏற்றப்படவில்லை',
  stays: 'பக்கம் {{now}} மொழியிலேயே இருக்கும். இணைப்பைச் சரிபார்த்து மீண்டும் முயலவும்.',
  none: 'இந்தப் பெயரில் மொழி இல்லை',
};
