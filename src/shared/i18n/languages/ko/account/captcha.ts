/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: '보안 확인',
  registerTitle: '보안 확인',
  pictureAlt: '문자 {{letters}}개가 있는 보안 이미지. 읽기 어려우면 아래 버튼을 사용하세요.',
  pictureComing: '이미지 불러오는 중…',
  noPicture: '이미지를 불러오지 못했습니다.',
  another: '새 이미지',
  letters: '이미지의 문자',
  missing: '이미지의 문자를 입력해 주세요.',
  alternative: '이미지를 읽을 수 없음',
  working: '대신 기기에서 확인을 진행하고 있습니다. 몇 초 후 자동으로 제출됩니다.',
  worked: '확인이 끝났습니다. 문자를 입력하지 않아도 됩니다.',
};

export const failure = {
  captcha_needed: '실패 횟수가 너무 많습니다. 이미지의 문자를 입력해 주세요.',
  captcha_wrong: '문자가 일치하지 않습니다. 새 이미지로 다시 시도해 주세요.',
  captcha_check_needed: '보안 확인이 누락되었습니다. 다시 시도해 주세요.',
  captcha_check_failed: '보안 확인에 실패했습니다. 다시 시도해 주세요.',
  captcha_check_unavailable: '보안 확인이 응답하지 않습니다. 1분 후 다시 시도해 주세요.',
};
