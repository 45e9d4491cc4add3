/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'এক সন্ধ্যার খেলা',
    summary: '',
  },
  'three-doors': {
    title: 'নতুন কিছু',
    summary: 'একই দিনে তিনটি গেম খেলে দেখুন।',
  },
  'big-catch': {
    title: 'বড় শিকার',
    summary: '',
  },
  'four-evenings': {
    title: 'চার সন্ধ্যা',
    summary: 'সপ্তাহের চার দিন খেলুন।',
  },
  'half-moon': {
    title: 'আধখানা চাঁদ',
    summary: '',
  },
  'full-moon': {
    title: 'পূর্ণ চাঁদ',
    summary: '',
  },
  'daily-race': {
    title: 'দৈনিক রেস',
    summary: 'যে গেমের RTP কম, তার স্টেক বেশি ধরা হয়, যাতে সব গেমের ওজন সমান হয়।',
  },
  'weekly-league': {
    title: 'সাপ্তাহিক লিগ',
    summary: '',
  },
  'lantern-cup': {
    title: 'লণ্ঠন কাপ',
    summary: 'এক সপ্তাহ, ধরা হয় সেরা একটি জয়।',
  },
};
