import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Japanese. */
export const ja: Record<VerifyKey, string> = {
  'verify.title': 'ラウンドを検証',
  'verify.intro': 'シードのみを使い、ブラウザ内で計算します。オフラインで動作し、何も送信されません。',
  'verify.serverSeed': 'サーバーシード（公開済み）',
  'verify.commitment': 'ラウンド前に表示されたハッシュ',
  'verify.clientSeed': 'クライアントシード',
  'verify.nonce': 'ラウンド番号（ノンス）',
  'verify.game': 'ゲーム',
  'verify.choose': 'ゲームを選択',
  'verify.moves': '操作',
  'verify.waiting': 'これらの操作の後、ラウンドは次の操作を待ちます。',
  'verify.impossible': 'このようなラウンドはあり得ません。ベットまたは操作の1つがルールに反しています。',
  'verify.stake': 'ベット',
  'verify.run': '検証する',
  'verify.hashOk': 'ハッシュが一致しました。ラウンド前に示されたシードです。',
  'verify.hashWrong': 'ハッシュがこのサーバーシードと一致しません。',
  'verify.hashOwn': 'このサーバーシードのハッシュ：{hash}',
  'verify.total': 'このラウンドは、ベット額{stake}に対して{amount}（最小通貨単位）を支払います。',
  'verify.jackpot': 'このラウンドはグランドジャックポットに当選しています。',
  'verify.noJackpot': 'このラウンドはジャックポットに当選していません。',
  'verify.bad':
    'ゲーム、サーバーシード、クライアントシード（1～64文字の英数字、- または _）、整数のノンス、ラウンドのベットと操作を入力してください。',
  'verify.insecure': 'このブラウザではここで検証できません。HTTPSまたは保存したファイルでページを開いてください。',
  'verify.page': '単独の検証ページを開く（保存してオフラインで使えます）',
};
