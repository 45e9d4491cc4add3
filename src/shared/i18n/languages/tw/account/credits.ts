/** Credits. */
export const texts = {
  text: 'Parlour 建立在許多人的成果之上，謝謝你們。',
  icons: '遊戲美術中的圖案',
  iconsText: '採用 game-icons.net 的圖示繪製，作者 Lorc、Delapouite 等，授權 CC BY 3.0；已重新著色與組合。',
  fonts: '字型',
  fontsText: 'Undercase Type 的 Fraunces 與 Erik Kennedy 的 Figtree，均採用 SIL 開放字型授權 1.1。',
  symbols: '介面圖示',
  symbolsText: 'Lucide，ISC 授權。',
  software: '軟體',
  developers: '開發者',
  api: 'API 文件',
  version: '版本 {{version}}',
  softwareText: 'React、Effector、RxJS、Socket.IO、i18next、Zod 與 HPKE.js，均採用 MIT、ISC 或 Apache 2.0 授權。',
};
