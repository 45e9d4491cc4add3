/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: '다른 로그인 방법',
  or: '또는',
  google: 'Google로 계속하기',
  facebook: 'Facebook으로 계속하기',
  phone: '휴대폰으로 계속하기',
  number: '전화번호',
  numberHint: '국가 번호를 포함하세요. 예: +82 10 1234 5678',
  sendCode: '인증번호 받기',
  resendIn_other: '{{count}}초 후 재전송',
  codeLabel: '문자로 받은 인증번호',
  enter: '휴대폰으로 로그인',
  lockedFor_other: '{{count}}초 후 다시 시도해 주세요.',
  code: {
    'invalid-phone-number': '올바른 휴대폰 번호를 입력해 주세요',
    'missing-phone-number': '전화번호를 입력해 주세요.',
    'too-many-requests': '시도 횟수가 너무 많습니다. {{length}} 후 다시 시도해 주세요.',
    unknown: '로그인하지 못했습니다. 다시 시도해 주세요.',
    'invalid-verification-code': '올바른 인증번호를 입력해 주세요',
    'missing-verification-code': '문자로 받은 인증번호를 입력해 주세요.',
    'captcha-check-failed': '보안 확인에 실패했습니다. 다시 시도해 주세요.',
    'quota-exceeded': '오늘은 인증번호를 더 보낼 수 없습니다. 고객센터에 문의해 주세요.',
    'operation-not-allowed': '이용할 수 없는 로그인 방법입니다. 고객센터에 문의해 주세요.',
    'code-expired': '만료된 인증번호입니다. 다시 요청해 주세요.',
    'popup-closed-by-user': '로그인하지 못했습니다. 창이 닫혔습니다. 다시 시도해 주세요.',
    'popup-blocked': '팝업이 차단되었습니다. 팝업을 허용하고 다시 시도해 주세요.',
    'network-request-failed': '네트워크 연결이 원활하지 않습니다. 다시 시도해 주세요',
  },
};

export const failure = {
  firebase_token_refused: '로그인이 승인되지 않았습니다. 처음부터 다시 시도해 주세요.',
  firebase_unavailable: '로그인 서비스가 응답하지 않습니다. 나중에 다시 시도하거나 다른 방법을 이용해 주세요.',
  firebase_unregistered: '이 로그인에 연결된 계정이 없습니다. 먼저 가입해 주세요.',
};
