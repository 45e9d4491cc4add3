/** Messages to members. */
export default {
  welcome: 'साइट पर आपका स्वागत है। हमारे और आपकी अपलाइन के संदेश यहां आते हैं।',
};
