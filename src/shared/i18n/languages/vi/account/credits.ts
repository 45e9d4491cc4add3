/** Credits. */
export const texts = {
  text: 'Parlour được xây dựng dựa trên công sức của nhiều người. Xin cảm ơn.',
  icons: 'Họa tiết trong hình ảnh game',
  iconsText:
    'Vẽ từ các biểu tượng của game-icons.net do Lorc, Delapouite và cộng sự thực hiện, giấy phép CC BY 3.0; đã đổi màu và ghép lại.',
  fonts: 'Phông chữ',
  fontsText: 'Fraunces của Undercase Type và Figtree của Erik Kennedy, đều theo SIL Open Font License 1.1.',
  symbols: 'Biểu tượng giao diện',
  symbolsText: 'Lucide, giấy phép ISC.',
  software: 'Phần mềm',
  developers: 'Dành cho nhà phát triển',
  api: 'Tài liệu API',
  version: 'Phiên bản {{version}}',
  softwareText:
    'React, Effector, RxJS, Socket.IO, i18next, Zod và HPKE.js, đều theo giấy phép MIT, ISC hoặc Apache 2.0.',
};
