import type { MessageKey } from './en.ts';

/** Texts of towers in Japanese. */
export const ja: Record<MessageKey, string> = {
  begin: '登る',
  take: 'キャッシュアウト {amount}',
  field: '{rows}階{columns}列のタワー',
  place: '{row}階{column}列',
  closed: '未開封',
  chosen: '選択中',
  safe: '安全',
  trap: '罠',
  level: '難易度',
  easy: 'イージー',
  medium: 'ミディアム',
  hard: 'ハード',
  expert: 'エキスパート',
  choose: '最下階の列を選び、ボタンを押してください。',
  next: '次の階',
  now: '現在',
  opened: '安全です。今キャッシュアウトすると{amount}です。',
  hit: '罠です。ラウンド終了です。',
  'rules.1': '各階で列を1つ選びます。最下階の選択がベットになります。',
  'rules.2':
    '安全な列ごとに払戻が上がります。登り続けるか、表示額でキャッシュアウトできます。罠が出ると払戻なしで終了します。',
  'rules.3': '全階の罠は最初の選択の前に配置され、移動しません。',
  'level.rule': '{name}：{columns}列のうち{traps}列が罠です。',
  pays: 'ベット額{stake}での、各階の払戻',
  stop: 'キャッシュアウト時の還元率',
  'verify.traps': '最下階からの罠',
  'verify.climbed': '選択した列',
};
