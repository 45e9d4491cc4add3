/** Tickets, and the bell of the header. */
export const texts = {
  title: '1:1 문의',
  text: '문의를 보내고 답변을 확인하세요.',
  write: '문의하기',
  ticket: '문의',
  choose: '문의를 선택하세요',
  chooseText: '메시지가 여기에 표시됩니다.',
  empty: '아직 문의한 내역이 없습니다.',
  more: '더 보기',
  back: '문의 목록으로',
  number: '문의 {{id}}',
  close: '문의 종료',
  messages: '메시지',
  service: '고객센터',
  youWrote: '보낸 메시지:',
  weWrote: '고객센터 답변:',
  picture: '보낸 이미지',
  noPicture: '이미지를 불러올 수 없습니다.',
  reply: '답변 입력',
  replyHint: 'Ctrl+Enter를 누르면 전송됩니다.',
  opensAgain: '종료된 문의입니다. 답변하면 다시 열립니다.',
  send: '보내기',
  state: { open: '답변 대기', answered: '답변 완료', closed: '종료됨' },
  unread_other: '읽지 않은 답변 {{count}}개',
};

export const bell = {
  title: '알림',
  nothing: '알림이 없습니다',
  messages: '쪽지함',
  tickets: '1:1 문의',
  awards: '받을 리워드',
  withdrawals: '출금',
  announcements: '공지사항',
  new_other: '새 알림 {{count}}개',
};

export const failure = {
  ticket_full: '문의의 최대 메시지 수에 도달했습니다. 답변이 전송되지 않았습니다. 새 문의를 작성해 주세요.',
};
