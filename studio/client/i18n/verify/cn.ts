import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Chinese. */
export const cn: Record<VerifyKey, string> = {
  'verify.title': '验证一局',
  'verify.intro': '仅凭种子在您的浏览器中计算，可离线使用，不发送任何数据。',
  'verify.serverSeed': '服务器种子（已公布）',
  'verify.commitment': '局前显示的哈希',
  'verify.clientSeed': '客户端种子',
  'verify.nonce': '局数（nonce）',
  'verify.game': '游戏',
  'verify.choose': '请选择游戏',
  'verify.moves': '操作',
  'verify.waiting': '这些操作之后，本局仍等待下一步。',
  'verify.impossible': '不可能有这样的一局：规则不接受其投注或某一步操作。',
  'verify.stake': '投注',
  'verify.run': '验证',
  'verify.hashOk': '哈希一致：这就是局前显示的种子。',
  'verify.hashWrong': '哈希与此服务器种子不符。',
  'verify.hashOwn': '此服务器种子的哈希：{hash}',
  'verify.total': '此局投注 {stake}，共赔 {amount}（最小单位）。',
  'verify.jackpot': '此局赢得大奖。',
  'verify.noJackpot': '此局未中大奖。',
  'verify.bad': '请输入游戏、服务器种子、1–64 个字母、数字、- 或 _ 的客户端种子、整数局数，以及该局的投注和操作。',
  'verify.insecure': '您的浏览器无法在此验证。请通过 HTTPS 打开，或打开已保存的文件。',
  'verify.page': '打开独立验证页（可保存并离线使用）',
};
