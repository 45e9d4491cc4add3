/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: '新着',
    title: '翡翠のランタン',
    text: '5リール、10ライン、フリースピンとジャックポット。すべてのスピンを検証できます。',
    action: 'ゲームを開く',
  },
  grand: {
    eyebrow: 'ジャックポット',
    title: 'ジャックポットの積立の仕組み',
    text: '現在の金額、当選確率、最近の当選をご覧いただけます。',
    action: 'ジャックポットを見る',
  },
  fishing: {
    eyebrow: 'フィッシング',
    title: 'フィッシングゲームを一か所に',
    text: 'フィッシングゲームをプロバイダー別に探せます。',
    action: 'ゲームを見る',
  },
  tables: {
    eyebrow: 'ライブカジノ',
    title: 'ルーレット、バカラ、ブラックジャック',
    text: 'ライブテーブルをプロバイダー別に探せます。',
    action: 'テーブルを見る',
  },
};
