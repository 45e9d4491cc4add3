import type en from '../en/inbox.ts';

/** Messages to members. */
export default {
  welcome: 'مرحبًا بك. تصل إلى هنا الرسائل منا ومن وكيلك الأعلى.',
} satisfies typeof en;
