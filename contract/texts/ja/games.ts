// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'ジャックポット',
  CRASH: 'クラッシュ',
  MEGAWAY: 'メガウェイズ',
  MINI: 'ミニゲーム',
  BAC: 'バカラ',
  ROU: 'ルーレット',
  HORSE: '競馬',
};
