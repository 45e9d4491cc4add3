/** Credits. */
export const texts = {
  text: 'Parlourは多くの方々の成果の上に成り立っています。感謝いたします。',
  icons: 'ゲームアートの図柄',
  iconsText: 'game-icons.netのアイコン（Lorc、Delapouiteほか作、ライセンスCC BY 3.0）をもとに、着色・構成しました。',
  fonts: '書体',
  fontsText: 'Undercase TypeのFrauncesとErik KennedyのFigtree。いずれもSIL Open Font License 1.1です。',
  symbols: '画面の記号',
  symbolsText: 'Lucide（ISCライセンス）。',
  software: 'ソフトウェア',
  developers: '開発者の方へ',
  api: 'APIドキュメント',
  version: 'バージョン{{version}}',
  softwareText:
    'React、Effector、RxJS、Socket.IO、i18next、Zod、HPKE.js。ライセンスはMIT、ISC、Apache 2.0のいずれかです。',
};
