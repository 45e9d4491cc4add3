export default {
  realAccountTitle: 'အကောင့်အစစ် လိုပါသည်',
  realAccountText: 'အကောင့် အရင်ဖွင့်ပါ',
};
