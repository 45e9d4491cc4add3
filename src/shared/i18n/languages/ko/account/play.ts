/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: '이 게임은 별도 창에서 열립니다',
  ownWindowText: '그 창에서도 로그인이 유지되며, 이 페이지는 열린 채로 남습니다.',
  windowOpen: '게임이 별도 창에서 열려 있습니다',
  windowOpenText: '두 창의 잔액은 같습니다. 이곳을 계속 둘러볼 수 있습니다.',
  openWindow: '게임 열기',
  showWindow: '창 보기',
  popupBlocked: '팝업이 차단되었습니다. 팝업을 허용하고 다시 시도해 주세요.',
  forFree: '무료 체험',
  forMoney: '실제 돈으로 플레이',
  disabled: '현재 이용할 수 없는 게임입니다',
  failed: '게임을 열지 못했습니다',
  others: '다른 게임',
  untilHint: '{{when}} 재개 예정',
  miniGames: '미니 게임 전체',
};

export const failure = {
  game_type_locked: '계정에서 잠근 종류의 게임입니다. 잠금이 끝날 때까지 이용할 수 없습니다. 잔액은 안전합니다.',
  game_disabled: '이용할 수 없는 게임입니다. 차감된 베팅금은 없습니다.',
  game_maintenance: '점검 중인 게임입니다. 차감된 베팅금은 없습니다.',
  play_blocked: '이 계정은 플레이가 제한되어 있습니다. 잔액은 안전합니다. 고객센터에 문의해 주세요.',
  replay_unavailable: '다시 볼 수 없는 라운드입니다. 베팅금과 당첨금은 베팅 내역에 있습니다.',
  invalid_url: '잘못된 URL입니다. 고객센터에 문의해 주세요',
  game_in_popup: '이 게임은 별도 창에서 열립니다.',
  no_free_play: '무료 체험을 지원하지 않는 게임입니다.',
};
