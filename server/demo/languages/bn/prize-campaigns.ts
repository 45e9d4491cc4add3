/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'ড্র বোনাস',
    summary: 'হুইল বা র‍্যাফেলে জেতা।',
    body: 'ক্যাসিনোর জন্য বোনাসের টাকা।',
  },
  'mission-prizes': {
    title: 'মিশন বোনাস',
    summary: 'মিশন ও লিডারবোর্ড থেকে বোনাসের টাকা।',
    body: 'বোনাস পুরস্কার আছে এমন মিশন সম্পূর্ণ করুন, বা লিডারবোর্ডে এমন স্থান পান।',
  },
  'points-bonus': {
    title: 'পয়েন্ট বোনাস',
    summary: 'আপনার পয়েন্টের বিনিময়ে বোনাসের টাকা।',
    body: 'পয়েন্ট মলে বেছে নিন।',
  },
  'points-rounds': {
    title: 'পয়েন্টে ফ্রি রাউন্ড',
    summary: 'আপনার পয়েন্টের বিনিময়ে ফ্রি রাউন্ড।',
    body: 'পয়েন্ট মলে বেছে নিন।',
  },
};
