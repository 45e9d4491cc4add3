export const failure = {
  recipient_unknown: 'هذا الحساب ليس عضوك الأعلى ولا أحد أعضائك المباشرين. لم يُرسل شيء.',
};
