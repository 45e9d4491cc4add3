/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'স্যান্ডবক্স কার্ড',
    'sandbox-bank': 'স্যান্ডবক্স ব্যাংক',
  },
  instructions: 'এরপর পেমেন্ট পেজে যাবেন। ডেমো: আসল টাকা কাটা হয় না।',
  instructionsReviewed:
    'এরপর পেমেন্ট পেজে যাবেন। ফি এই পরিমাণ থেকেই কাটা হয়, আর বড় ট্রান্সফার আগে যাচাই হতে পারে। ডেমো: আসল টাকা কাটা হয় না।',
  withdrawals: {
    'sandbox-bank': 'স্যান্ডবক্স ব্যাংক ট্রান্সফার',
    'sandbox-wallet': 'স্যান্ডবক্স ওয়ালেট',
    'sandbox-crypto': 'স্যান্ডবক্স ক্রিপ্টো',
  },
};
