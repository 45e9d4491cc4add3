/** Goods of the points mall. */
export default {
  'tea-set': {
    name: '青磁の急須',
    description: '竹の取っ手が付いた陶器。4杯用。',
  },
  vase: {
    name: '磁器の花瓶',
    description: '手描き、高さ28センチ。',
  },
  fan: {
    name: '絹の扇子',
    description: '専用ケース付き。',
  },
  lantern: {
    name: '紙のランタン',
    description: 'ベランダや食卓に、あたたかな灯り。',
  },
  bonsai: {
    name: '盆栽',
    description: '若い真柏。鉢と道具付き。',
  },
  cranes: {
    name: '折り鶴セット',
    description: '折り紙100枚と冊子。',
  },
  watch: {
    name: '懐中時計',
    description: '手巻き、鎖付き。',
  },
  hourglass: {
    name: '砂時計',
    description: '真鍮製、30分計。',
  },
  headphones: {
    name: 'ヘッドホン',
    description: 'ワイヤレス、30時間再生。',
  },
  microphone: {
    name: 'マイク',
    description: '通話、歌、配信に。',
  },
  guitar: {
    name: 'トラベルギター',
    description: '小ぶりなボディに豊かな音。バッグ付き。',
  },
  drum: {
    name: 'ハンドドラム',
    description: 'ブナ材と山羊革。',
  },
  maracas: {
    name: 'マラカス',
    description: '彩色、2本組。',
  },
  gamepad: {
    name: 'ゲームコントローラー',
    description: 'パソコン、スマホ、ゲーム機対応。',
  },
  retro: {
    name: 'レトロゲーム機',
    description: 'コントローラー2台とゲーム200本。',
  },
  robot: {
    name: 'ブリキのロボット',
    description: 'ゼンマイで歩きます。',
  },
  drone: {
    name: 'カメラ付きドローン',
    description: '手のひらサイズに折りたためます。',
  },
  football: {
    name: 'サッカーボール',
    description: '試合球サイズ、手縫い。',
  },
  basketball: {
    name: 'バスケットボール',
    description: '屋内外兼用。',
  },
  tennis: {
    name: 'テニスボール',
    description: '4球入り。',
  },
  shuttlecocks: {
    name: 'バドミントンシャトル',
    description: 'ガチョウ羽根、12個入り。',
  },
  gloves: {
    name: 'ボクシンググローブ',
    description: '12オンス、バンデージ付き。',
  },
  cards: {
    name: 'トランプ',
    description: 'リネン仕上げ、2デッキ。',
  },
  dice: {
    name: 'ガラスのサイコロ',
    description: '2個組、ベルベットの袋入り。',
  },
  hat: {
    name: 'シルクハット',
    description: 'ウールフェルト、4サイズ。',
  },
  wheel: {
    name: '舵輪の壁飾り',
    description: '壁掛け用、幅40センチ。',
  },
  ring: {
    name: 'トパーズの指輪',
    description: 'スターリングシルバーにブルートパーズ。',
  },
  pendant: {
    name: 'ガーネットのペンダント',
    description: 'スターリングシルバーのチェーン付き。',
  },
  cupcakes: {
    name: 'カップケーキの箱',
    description: 'お近くのベーカリーから6個。',
  },
  lamp: {
    name: '真鍮のランプ',
    description: '手作り、5点限り。',
  },
};
