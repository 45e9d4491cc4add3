/** Text for each failure of the contract: what happened, what it means for the money, what to do. */
export default {
  not_logged_in: '로그인되어 있지 않습니다. 로그인해 주세요',
  session_ended: '세션이 종료되었습니다. 잔액은 안전합니다. 계속하려면 로그인하세요.',
  signature_needed: '계속하려면 다시 로그인해 주세요. 변경된 내용은 없습니다.',
  signature_refused: '계속하려면 다시 로그인해 주세요. 변경된 내용은 없습니다.',
  real_account_needed: '먼저 계정에 가입해 주세요',
  not_allowed: '이 계정으로는 할 수 없는 작업입니다. 변경된 내용은 없습니다.',
  invalid_request: '입력한 내용을 처리할 수 없습니다. 변경된 내용은 없습니다. 확인 후 다시 시도해 주세요.',
  body_too_large: '용량이 너무 커서 보낼 수 없습니다. 변경된 내용은 없습니다. 내용을 줄여 주세요.',
  too_many_requests: '시도 횟수가 너무 많습니다. 변경된 내용은 없습니다. 1분 후 다시 시도해 주세요.',
  idempotency_key_needed: '요청을 확인할 수 없습니다. 이동된 금액은 없습니다. 페이지를 새로고침해 주세요.',
  idempotency_key_reused: '요청이 접수되지 않았습니다. 이동된 금액은 없습니다. 처음부터 다시 시도해 주세요.',
  maintenance: '사이트를 점검하고 있습니다. 잔액은 안전합니다. 나중에 다시 방문해 주세요.',
  region_restricted: '거주 지역에서는 이 사이트를 이용할 수 없습니다.',
  not_found: '존재하지 않거나 더 이상 이용할 수 없습니다.',
  system_error: '시스템 오류입니다. 금액을 이동하던 중이었다면 거래 내역을 먼저 확인한 뒤 다시 시도하세요.',
  server_unavailable:
    '현재 사이트가 응답하지 않습니다. 금액을 이동하던 중이었다면 거래 내역을 먼저 확인한 뒤 다시 시도하세요.',
  network_abnormal: '네트워크 연결이 원활하지 않습니다. 다시 시도해 주세요',
  account_excluded: '회원님 또는 운영자의 요청으로 플레이가 중지된 계정입니다. 잔액은 안전합니다.',
  game_not_found: '존재하지 않거나 더 이상 제공되지 않는 게임입니다.',
};
