export const failure = {
  recipient_unknown: '该账户不是您的上级，也不是您的直属成员。未发送任何内容。',
};
