/** Messages to members. */
export default {
  welcome: 'साइटमा स्वागत छ। हाम्रा र तपाईंको अपलाइनका सन्देश यहाँ आउँछन्।',
};
