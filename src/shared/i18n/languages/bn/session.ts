export default {
  realAccountTitle: 'আসল অ্যাকাউন্ট দরকার',
  realAccountText: 'আগে একটি অ্যাকাউন্ট রেজিস্টার করুন',
};
