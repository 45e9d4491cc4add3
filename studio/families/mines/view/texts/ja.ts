import type { MessageKey } from './en.ts';

/** Texts of mines in Japanese. */
export const ja: Record<MessageKey, string> = {
  begin: 'タイルを開く',
  take: 'キャッシュアウト {amount}',
  field: '{columns} × {rows}のタイル',
  place: '{row}行{column}列',
  closed: '未開封',
  chosen: '選択中',
  safe: '安全',
  mine: '地雷',
  mines: '地雷',
  choose: '最初のタイルを選び、ボタンを押してください。',
  next: '次の安全なタイル',
  now: '現在',
  opened: '安全です。今キャッシュアウトすると{amount}です。',
  hit: '地雷です。ラウンド終了です。',
  'rules.1': 'いくつかのタイルの下に地雷があります。ベットすると最初のタイルが開きます。',
  'rules.2':
    '安全なタイルごとに払戻が上がります。続けて開くか、表示額でキャッシュアウトできます。地雷が出ると払戻なしで終了します。',
  'rules.3': '地雷は最初のタイルが開く前に配置され、移動しません。',
  pays: 'ベット額{stake}での、安全なタイルごとの払戻',
  withMines: '地雷：{mines}',
  stop: 'キャッシュアウト時の還元率',
  'verify.field': '地雷',
  'verify.opened': '開いたタイル',
};
