/** Messages to members. */
export default {
  welcome: 'సైట్‌కు స్వాగతం. మా నుంచి, మీ అప్‌లైన్ నుంచి వచ్చే మెసేజ్‌లు ఇక్కడికి వస్తాయి.',
};
