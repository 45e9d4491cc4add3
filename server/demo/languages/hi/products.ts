/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} डॉलर',
    description: 'तुरंत आपके वॉलेट में।',
  },
  moneyReviewed: {
    name: '{sum} डॉलर',
    description: 'टीम की मंज़ूरी के बाद वॉलेट में।',
  },
  bonus: {
    name: '{sum} डॉलर का बोनस',
    description: 'कैसीनो गेम के लिए। 14 दिन के भीतर एक बार वेजर करें।',
  },
  rounds: {
    name: '{count} फ़्री राउंड',
    description: 'चुने हुए स्लॉट में। जीत की रकम 14 दिन के भीतर एक बार वेजर करें।',
  },
};
