/** The choice of a language. */
export const texts = {
  search: 'भाषा खोजें',
  notLoaded: '{{language}} लोड नहीं हुई',
  stays: 'पेज {{now}} में ही रहेगा। अपना कनेक्शन जांचें और फिर कोशिश करें।',
  none: 'इस नाम की कोई भाषा नहीं',
};
