/** Credits. */
export const texts = {
  text: 'Parlour는 많은 분의 작업 덕분에 만들어졌습니다. 감사합니다.',
  icons: '게임 아트의 도안',
  iconsText:
    'game-icons.net의 Lorc, Delapouite 및 기여자들의 아이콘을 사용했습니다. 라이선스 CC BY 3.0, 색상과 구성을 변경했습니다.',
  fonts: '글꼴',
  fontsText: 'Undercase Type의 Fraunces, Erik Kennedy의 Figtree. 모두 SIL Open Font License 1.1.',
  symbols: '인터페이스 기호',
  symbolsText: 'Lucide, ISC 라이선스.',
  software: '소프트웨어',
  developers: '개발자용',
  api: 'API 문서',
  version: '버전 {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod, HPKE.js. 모두 MIT, ISC 또는 Apache 2.0 라이선스.',
};
