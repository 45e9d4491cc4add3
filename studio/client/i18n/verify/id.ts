import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Indonesian. */
export const id: Record<VerifyKey, string> = {
  'verify.title': 'Verifikasi ronde',
  'verify.intro': 'Dihitung di browser Anda hanya dari seed. Bisa offline, dan tidak ada yang dikirim.',
  'verify.serverSeed': 'Server seed (dibuka)',
  'verify.commitment': 'Hash-nya, seperti tampil sebelum ronde',
  'verify.clientSeed': 'Client seed',
  'verify.nonce': 'Nomor ronde (nonce)',
  'verify.game': 'Game',
  'verify.choose': 'Pilih game',
  'verify.moves': 'Langkah',
  'verify.waiting': 'Setelah langkah ini, ronde menunggu langkah berikutnya.',
  'verify.impossible':
    'Ronde seperti ini tidak mungkin dimainkan: aturan tidak mengizinkan taruhannya atau salah satu langkahnya.',
  'verify.stake': 'Taruhan',
  'verify.run': 'Verifikasi',
  'verify.hashOk': 'Hash cocok: inilah seed yang ditampilkan sebelum ronde.',
  'verify.hashWrong': 'Hash tidak cocok dengan server seed ini.',
  'verify.hashOwn': 'Hash server seed ini: {hash}',
  'verify.total': 'Ronde membayar {amount} satuan terkecil untuk taruhan {stake}.',
  'verify.jackpot': 'Ronde ini memenangkan grand jackpot.',
  'verify.noJackpot': 'Ronde ini tidak memenangkan jackpot.',
  'verify.bad':
    'Masukkan game, server seed, client seed 1–64 huruf, angka, - atau _, nonce bilangan bulat, serta taruhan dan langkah ronde.',
  'verify.insecure':
    'Browser Anda tidak bisa memverifikasi ronde di sini. Buka halaman lewat HTTPS atau sebagai file tersimpan.',
  'verify.page': 'Buka verifikator mandiri (bisa disimpan dan dipakai offline)',
};
