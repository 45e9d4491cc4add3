import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in traditional Chinese. */
export const tw: Record<VerifyKey, string> = {
  'verify.title': '驗證一局',
  'verify.intro': '僅憑種子在您的瀏覽器中計算，可離線使用，不傳送任何資料。',
  'verify.serverSeed': '伺服器種子（已公布）',
  'verify.commitment': '局前顯示的雜湊',
  'verify.clientSeed': '用戶端種子',
  'verify.nonce': '局數（nonce）',
  'verify.game': '遊戲',
  'verify.choose': '請選擇遊戲',
  'verify.moves': '操作',
  'verify.waiting': '這些操作之後，本局仍等待下一步。',
  'verify.impossible': '不可能有這樣的一局：規則不接受其投注或某一步操作。',
  'verify.stake': '投注',
  'verify.run': '驗證',
  'verify.hashOk': '雜湊一致：這就是局前顯示的種子。',
  'verify.hashWrong': '雜湊與此伺服器種子不符。',
  'verify.hashOwn': '此伺服器種子的雜湊：{hash}',
  'verify.total': '此局投注 {stake}，共派彩 {amount}（最小單位）。',
  'verify.jackpot': '此局贏得頂級彩金。',
  'verify.noJackpot': '此局未中頂級彩金。',
  'verify.bad': '請輸入遊戲、伺服器種子、1–64 個字母、數字、- 或 _ 的用戶端種子、整數局數，以及該局的投注和操作。',
  'verify.insecure': '您的瀏覽器無法在此驗證。請透過 HTTPS 開啟，或開啟已儲存的檔案。',
  'verify.page': '開啟獨立驗證頁（可儲存並離線使用）',
};
