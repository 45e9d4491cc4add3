/** Credits. */
export const texts = {
  text: 'Parlour 建立在许多人的成果之上，谢谢你们。',
  icons: '游戏美术中的图案',
  iconsText: '采用 game-icons.net 的图标绘制，作者 Lorc、Delapouite 等，许可 CC BY 3.0；已重新着色与组合。',
  fonts: '字体',
  fontsText: 'Undercase Type 的 Fraunces 与 Erik Kennedy 的 Figtree，均采用 SIL 开放字体许可 1.1。',
  symbols: '界面图标',
  symbolsText: 'Lucide，ISC 许可。',
  software: '软件',
  developers: '开发者',
  api: 'API 文档',
  version: '版本 {{version}}',
  softwareText: 'React、Effector、RxJS、Socket.IO、i18next、Zod 与 HPKE.js，均采用 MIT、ISC 或 Apache 2.0 许可。',
};
