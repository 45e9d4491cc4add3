/** Messages to members. */
export default {
  welcome: 'ยินดีต้อนรับ ข้อความจากเราและอัปไลน์ของคุณจะแสดงที่นี่',
};
