import { ja as solo } from '../../../casino-holdem-solo/view/texts/ja.ts';
import { ja as place } from '../../../shared/place-texts/ja.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Japanese. */
export const ja: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'アンティ',
  'on.aces': 'エース',
  'pays.ante.short': '最大100:1',
  'pays.aces.short': '7～100:1',
  you: '全プレイヤー',
  callName: 'コール',
  callPays: 'アンティの2倍',
  dealt: 'ハンド：{own}。アンティの2倍でコールするか、フォールドしてください。',
  won: 'プレイヤーの勝ち：{own} 対 {theirs}。',
  lost: 'ディーラーの勝ち：{theirs} 対 {own}。',
  level: 'タイ：双方とも{own}。',
  'end.won': 'プレイヤーの勝ち',
  'end.lost': 'ディーラーの勝ち',
  'end.level': 'タイ',
  'end.out': 'ディーラー資格なし',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'N',
  shares: '直近{rounds}ハンド：プレイヤー{won}、ディーラー{lost}、タイ{level}、ディーラー資格なし{out}',
  'choose.open': 'コールかフォールド：{seconds}秒',
  'choose.others': 'プレイヤーの選択中：{seconds}秒',
  'choose.call': 'コールしました。{seconds}秒後にカードが配られます。',
  'choose.fold': 'フォールドしました。{seconds}秒後にカードが配られます。',
  'choose.over': '選択時間が終了しました。',
  called: 'コールしました。',
  'rules.table':
    '全プレイヤーが同じハンドでディーラーと勝負し、それぞれが判断します。時間内に選ばないとフォールドになります。ベットは1ハンドに1人1つです。',
};
