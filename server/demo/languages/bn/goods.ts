/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'জেড চায়ের কেটলি',
    description: 'বাঁশের হাতলওয়ালা স্টোনওয়্যার, চার কাপের জন্য।',
  },
  vase: {
    name: 'পোর্সেলিনের ফুলদানি',
    description: 'হাতে আঁকা, উচ্চতা 28 সেমি।',
  },
  fan: {
    name: 'রেশমের হাতপাখা',
    description: 'ভাঁজ করে নিজের খাপে রাখা যায়।',
  },
  lantern: {
    name: 'কাগজের লণ্ঠন',
    description: 'বারান্দা বা টেবিলের জন্য উষ্ণ আলো।',
  },
  bonsai: {
    name: 'বনসাই',
    description: 'একটি চারা জুনিপার, সঙ্গে ট্রে ও সরঞ্জাম।',
  },
  cranes: {
    name: 'কাগজের সারস',
    description: 'একশটি কাগজ ও একটি নির্দেশিকা।',
  },
  watch: {
    name: 'পকেট ঘড়ি',
    description: 'হাতে দম দেওয়া, সঙ্গে চেইন।',
  },
  hourglass: {
    name: 'বালিঘড়ি',
    description: 'পিতল ও বালিতে ত্রিশ মিনিট।',
  },
  headphones: {
    name: 'হেডফোন',
    description: 'ওয়্যারলেস, এক চার্জে ত্রিশ ঘণ্টা চলে।',
  },
  microphone: {
    name: 'মাইক্রোফোন',
    description: 'কল, গান ও স্ট্রিমের জন্য।',
  },
  guitar: {
    name: 'ট্রাভেল গিটার',
    description: 'ছোট গড়ন, ভরাট সুর, সঙ্গে ব্যাগ।',
  },
  drum: {
    name: 'হাতে বাজানোর ড্রাম',
    description: 'বিচ কাঠ ও ছাগলের চামড়ার।',
  },
  maracas: {
    name: 'মারাকাস',
    description: 'এক জোড়া, রং করা।',
  },
  gamepad: {
    name: 'গেম কন্ট্রোলার',
    description: 'কম্পিউটার, ফোন ও কনসোলের জন্য।',
  },
  retro: {
    name: 'রেট্রো কনসোল',
    description: 'দুটি কন্ট্রোলার ও দুইশ গেম।',
  },
  robot: {
    name: 'টিনের রোবট',
    description: 'দম দিলে হাঁটে।',
  },
  drone: {
    name: 'ক্যামেরা ড্রোন',
    description: 'ভাঁজ করলে হাতের তালুর সমান।',
  },
  football: {
    name: 'ফুটবল',
    description: 'ম্যাচের মাপের, হাতে সেলাই করা।',
  },
  basketball: {
    name: 'বাস্কেটবল',
    description: 'ইনডোর ও রাস্তার জন্য।',
  },
  tennis: {
    name: 'টেনিস বল',
    description: 'এক টিউবে চারটি।',
  },
  shuttlecocks: {
    name: 'শাটলকক',
    description: 'এক ডজন, হাঁসের পালকের।',
  },
  gloves: {
    name: 'বক্সিং গ্লাভস',
    description: 'বারো আউন্স, সঙ্গে হ্যান্ড র‍্যাপ।',
  },
  cards: {
    name: 'তাস',
    description: 'দুই ডেক, লিনেন ফিনিশ।',
  },
  dice: {
    name: 'কাচের ডাইস',
    description: 'মখমলের থলিতে এক জোড়া।',
  },
  hat: {
    name: 'টপ হ্যাট',
    description: 'উলের ফেল্ট, চার মাপে।',
  },
  wheel: {
    name: 'জাহাজের হুইল',
    description: 'দেয়ালে ঝোলানোর জন্য, চওড়া 40 সেমি।',
  },
  ring: {
    name: 'টোপাজের আংটি',
    description: 'স্টার্লিং রুপা, সঙ্গে নীল টোপাজ।',
  },
  pendant: {
    name: 'গারনেটের লকেট',
    description: 'স্টার্লিং রুপার চেইনে।',
  },
  cupcakes: {
    name: 'এক বাক্স কাপকেক',
    description: 'ছয়টি, আপনার কাছের বেকারির।',
  },
  lamp: {
    name: 'পিতলের বাতি',
    description: 'মাত্র পাঁচটির একটি, হাতে তৈরি।',
  },
};
