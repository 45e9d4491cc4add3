/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} US డాలర్లు',
    description: 'వెంటనే మీ వాలెట్‌కు చెల్లిస్తాం.',
  },
  moneyReviewed: {
    name: '{sum} US డాలర్లు',
    description: 'మా టీమ్ ఆమోదించాక చెల్లిస్తాం.',
  },
  bonus: {
    name: '{sum} USD బోనస్',
    description: 'క్యాసినో గేమ్‌ల కోసం. 14 రోజుల్లోపు దీనికి 1× వేజర్ చేయాలి.',
  },
  rounds: {
    name: 'ఫ్రీ రౌండ్లు: {count}',
    description: 'ఎంపిక చేసిన స్లాట్లలో. గెలిచిన మొత్తానికి 14 రోజుల్లోపు 1× వేజర్ చేయాలి.',
  },
};
