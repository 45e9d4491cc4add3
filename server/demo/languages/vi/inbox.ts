/** Messages to members. */
export default {
  welcome: 'Chào mừng bạn. Tin nhắn từ chúng tôi và từ tuyến trên sẽ đến đây.',
};
