/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: '무료 체험',
  freePlayText: '체험 머니만 사용합니다. 계정이 필요 없습니다.',
  download: {
    title: '앱 다운로드',
    none: '아직 제공되는 앱이 없습니다',
    noneText: '휴대폰 브라우저에서 이용할 수 있습니다. 브라우저 메뉴에서 홈 화면에 추가하면 편리합니다.',
    code: '{{app}} QR 코드',
    kinds: { IOS: 'iPhone 및 iPad', MOBILE_CONFIG: 'iPhone 프로파일', ANDROID: 'Android' },
    stepsTitle: 'iPhone 또는 iPad에 설치하기',
    steps: {
      open: '카메라로 코드를 스캔하거나, Safari에서 이 페이지를 열고 버튼을 누르세요.',
      install: '다운로드를 허용하고 설치하세요.',
      settings: '프로파일을 내려받았다면 설정 > 일반 > VPN 및 기기 관리를 여세요.',
      trust: '프로파일을 선택해 설치한 뒤 홈 화면에서 앱을 여세요.',
    },
  },
  feedback: {
    title: '의견을 들려주세요',
    content: '의견',
    contentHint: '{{min}}–{{max}}자',
    remark: '연락처 (선택)',
    addPictures: '이미지 추가',
    pictures: 'PNG 또는 JPEG, 최대 {{images}}장, 장당 {{megabytes}} MB 이하',
    removePicture: '{{name}} 삭제',
    retryPicture: '다시 시도',
    picture: { sending: '업로드 중…', sent: '추가됨' },
    send: '보내기',
    sent: '감사합니다',
    sentText: '메시지를 받았습니다. 보내 주신 의견은 빠짐없이 읽습니다.',
    error: {
      empty: '내용을 입력해 주세요',
      short: '{{min}}자 이상 입력해 주세요.',
      many: '이미지는 {{images}}장까지 추가할 수 있습니다. 추가된 이미지가 없습니다.',
      type: 'PNG와 JPEG 이미지만 추가할 수 있습니다. 추가된 이미지가 없습니다.',
      large: '이미지는 장당 {{megabytes}} MB 이하여야 합니다. 추가된 이미지가 없습니다.',
      unsent: '이미지 업로드가 끝날 때까지 기다려 주세요.',
      failed: '업로드되지 않은 이미지가 있습니다. 다시 시도하거나 삭제하세요.',
    },
  },
  consent: {
    title: '방문 통계',
    text: '방문 집계에 Google Analytics를 사용해도 될까요? 어느 쪽을 선택해도 사이트는 똑같이 작동합니다.',
    decline: '거부',
    agree: '동의',
    now: {
      agreed: '동의했습니다. 언제든지 변경할 수 있습니다.',
      declined: '거부했습니다. 언제든지 변경할 수 있습니다.',
    },
  },
};

export const failure = {
  image_not_allowed: '이미지가 추가되지 않았습니다. PNG나 JPEG가 아니거나 용량이 너무 큽니다.',
  image_not_found: '사용할 수 없게 된 이미지가 있습니다. 전송되지 않았습니다. 이미지를 삭제하고 다시 추가해 주세요.',
  feedback_too_often: '하루에 보낼 수 있는 의견을 모두 보냈습니다. 전송되지 않았습니다. 내일 다시 시도해 주세요.',
};
