import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Malay. */
export const ms: Record<VerifyKey, string> = {
  'verify.title': 'Sahkan pusingan',
  'verify.intro':
    'Dikira dalam pelayar anda daripada benih sahaja. Ia berfungsi di luar talian, dan tiada apa dihantar.',
  'verify.serverSeed': 'Benih pelayan (didedahkan)',
  'verify.commitment': 'Hash benih itu, seperti dipaparkan sebelum pusingan',
  'verify.clientSeed': 'Benih klien',
  'verify.nonce': 'Nombor pusingan (nonce)',
  'verify.game': 'Permainan',
  'verify.choose': 'Pilih permainan',
  'verify.moves': 'Tindakan',
  'verify.waiting': 'Selepas tindakan ini, pusingan menunggu satu lagi tindakan.',
  'verify.impossible':
    'Pusingan seperti ini tidak mungkin dimainkan: peraturan tidak membenarkan pertaruhannya atau salah satu tindakannya.',
  'verify.stake': 'Pertaruhan',
  'verify.run': 'Sahkan',
  'verify.hashOk': 'Hash sepadan: ini benih yang dipaparkan sebelum pusingan.',
  'verify.hashWrong': 'Hash tidak sepadan dengan benih pelayan ini.',
  'verify.hashOwn': 'Hash benih pelayan ini: {hash}',
  'verify.total': 'Pusingan membayar {amount} unit terkecil untuk taruhan {stake}.',
  'verify.jackpot': 'Pusingan ini memenangi jackpot utama.',
  'verify.noJackpot': 'Pusingan ini tidak memenangi jackpot.',
  'verify.bad':
    'Masukkan permainan, benih pelayan, benih klien 1–64 huruf, digit, - atau _, nonce nombor bulat, serta pertaruhan dan tindakan pusingan.',
  'verify.insecure':
    'Pelayar anda tidak dapat mengesahkan pusingan di sini. Buka halaman melalui HTTPS atau sebagai fail yang disimpan.',
  'verify.page': 'Buka pengesah berasingan (boleh disimpan dan digunakan di luar talian)',
};
