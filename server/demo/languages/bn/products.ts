/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} মার্কিন ডলার',
    description: 'সঙ্গে সঙ্গে আপনার ওয়ালেটে দেওয়া হয়।',
  },
  moneyReviewed: {
    name: '{sum} মার্কিন ডলার',
    description: 'টিম অনুমোদন করলে দেওয়া হয়।',
  },
  bonus: {
    name: '{sum} মার্কিন ডলার বোনাস',
    description: 'ক্যাসিনো গেমের জন্য। 14 দিনের মধ্যে বোনাসের 1× বেট করুন।',
  },
  rounds: {
    name: '{count}টি ফ্রি রাউন্ড',
    description: 'নির্বাচিত স্লটে। 14 দিনের মধ্যে জয়ের 1× বেট করুন।',
  },
};
