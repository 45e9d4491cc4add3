/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'जेड चायदानी',
    description: 'बांस के हैंडल वाली स्टोनवेयर चायदानी, चार कप के लिए।',
  },
  vase: {
    name: 'चीनी मिट्टी का फूलदान',
    description: 'हाथ से रंगा, 28 सेमी ऊंचा।',
  },
  fan: {
    name: 'रेशमी पंखा',
    description: 'अपने ही कवर में मुड़ जाता है।',
  },
  lantern: {
    name: 'कागज़ की लालटेन',
    description: 'बालकनी या मेज़ के लिए हल्की गर्म रोशनी।',
  },
  bonsai: {
    name: 'बोनसाई',
    description: 'छोटा जुनिपर, ट्रे और औज़ारों के साथ।',
  },
  cranes: {
    name: 'कागज़ के सारस',
    description: 'सौ कागज़ और एक पुस्तिका।',
  },
  watch: {
    name: 'जेब घड़ी',
    description: 'हाथ से चाबी भरने वाली, चेन के साथ।',
  },
  hourglass: {
    name: 'रेतघड़ी',
    description: 'पीतल और रेत के तीस मिनट।',
  },
  headphones: {
    name: 'हेडफ़ोन',
    description: 'वायरलेस, तीस घंटे की बैटरी।',
  },
  microphone: {
    name: 'माइक्रोफ़ोन',
    description: 'कॉल, गाने और स्ट्रीम के लिए।',
  },
  guitar: {
    name: 'ट्रैवल गिटार',
    description: 'छोटा आकार, भरपूर आवाज़, बैग के साथ।',
  },
  drum: {
    name: 'हैंड ड्रम',
    description: 'बीच की लकड़ी और बकरी की खाल।',
  },
  maracas: {
    name: 'मराकास',
    description: 'रंगी हुई जोड़ी।',
  },
  gamepad: {
    name: 'गेम कंट्रोलर',
    description: 'कंप्यूटर, फ़ोन और कंसोल के लिए।',
  },
  retro: {
    name: 'रेट्रो कंसोल',
    description: 'दो कंट्रोलर और दो सौ गेम।',
  },
  robot: {
    name: 'टीन का रोबोट',
    description: 'चाबी भरें और चल पड़े।',
  },
  drone: {
    name: 'कैमरा ड्रोन',
    description: 'मुड़कर हथेली जितना हो जाता है।',
  },
  football: {
    name: 'फ़ुटबॉल',
    description: 'मैच साइज़, हाथ से सिली हुई।',
  },
  basketball: {
    name: 'बास्केटबॉल',
    description: 'हॉल और सड़क, दोनों के लिए।',
  },
  tennis: {
    name: 'टेनिस बॉल',
    description: 'चार का एक डिब्बा।',
  },
  shuttlecocks: {
    name: 'शटलकॉक',
    description: 'एक दर्जन, हंस के पंख की।',
  },
  gloves: {
    name: 'बॉक्सिंग ग्लव्स',
    description: 'बारह औंस, रैप के साथ।',
  },
  cards: {
    name: 'ताश के पत्ते',
    description: 'दो गड्डियां, लिनेन फ़िनिश।',
  },
  dice: {
    name: 'कांच के पासे',
    description: 'मखमली थैली में एक जोड़ी।',
  },
  hat: {
    name: 'टॉप हैट',
    description: 'ऊनी फ़ेल्ट, चार साइज़ में।',
  },
  wheel: {
    name: 'जहाज़ का पहिया',
    description: 'दीवार के लिए, 40 सेमी चौड़ा।',
  },
  ring: {
    name: 'टोपाज़ की अंगूठी',
    description: 'नीले टोपाज़ के साथ स्टर्लिंग चांदी।',
  },
  pendant: {
    name: 'गार्नेट पेंडेंट',
    description: 'स्टर्लिंग चांदी की चेन में।',
  },
  cupcakes: {
    name: 'कपकेक का डिब्बा',
    description: 'छह, आपके पास की बेकरी से।',
  },
  lamp: {
    name: 'पीतल का चिराग',
    description: 'पांच में से एक, हाथ से बना।',
  },
};
