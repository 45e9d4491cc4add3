/** Messages to members. */
export default {
  welcome: 'به سایت خوش آمدید. پیام‌های ما و سرشاخه شما به اینجا می‌رسد.',
};
