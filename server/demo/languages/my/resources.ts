/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour စမ်းသပ်ဆိုက်၊ လိုင်စင်အစစ် မဟုတ်ပါ',
  helpline: 'Parlour စမ်းသပ်ဆိုက်၊ အကူအညီဖုန်းလိုင်းအစစ် မဟုတ်ပါ',
};
