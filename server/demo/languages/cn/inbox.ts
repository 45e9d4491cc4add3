import type en from '../en/inbox.ts';

/** Messages to members. */
export default {
  welcome: '欢迎光临。我们和您的上级发送的消息会显示在这里。',
} satisfies typeof en;
