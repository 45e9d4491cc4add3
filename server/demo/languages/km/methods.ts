/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'កាតសាកល្បង',
    'sandbox-bank': 'ធនាគារសាកល្បង',
  },
  instructions: 'អ្នកបន្តលើទំព័របង់ប្រាក់។ សាកល្បង៖ មិនកាត់ប្រាក់ពិតទេ។',
  instructionsReviewed: 'អ្នកបន្តលើទំព័របង់ប្រាក់។ ថ្លៃសេវាកាត់ចេញពីចំនួនប្រាក់ ហើយការផ្ទេរចំនួនធំ​អាចត្រូវពិនិត្យជាមុន។ សាកល្បង៖ មិនកាត់ប្រាក់ពិតទេ។',
  withdrawals: {
    'sandbox-bank': 'ផ្ទេរតាមធនាគារសាកល្បង',
    'sandbox-wallet': 'កាបូបសាកល្បង',
    'sandbox-crypto': 'គ្រីបតូសាកល្បង',
  },
};
