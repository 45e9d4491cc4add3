import type { MessageKey } from './en.ts';

export const id: Record<MessageKey, string> = {
  placed: 'Kursi {seat}, boot {boot}',
  begin: 'Duduk',
  fact: 'rake {rake} dari setiap pot',
  pot: 'Pot',
  part: 'Rake {rake}',
  rake: 'Rake {amount}',
  you: 'Anda',
  seat: 'Kursi {seat}',
  simulated: 'Simulasi',
  free: 'Kursi kosong',
  away: 'Rehat',
  blind: 'Blind',
  seen: 'Sudah lihat',
  packed: 'Fold',
  'act.see': 'Lihat kartu',
  'act.pack': 'Fold',
  'act.bet': 'Taruh {amount}',
  'act.raise': 'Raise {amount}',
  'act.show': 'Show {amount}',
  'did.see': '{who}: melihat kartu',
  'did.pack': '{who}: fold',
  'did.bet': '{who}: bertaruh',
  'did.raise': '{who}: raise',
  'did.show': '{who}: minta show',
  wins: '{who} memenangkan pot: {amount}',
  'by.packed': 'Semua yang lain fold.',
  'by.show': 'Show.',
  'by.limit': 'Batas tercapai: semua show.',
  cards: '{who}: {cards}',
  'kind.high': 'High card',
  'kind.pair': 'Pair',
  'kind.colour': 'Flush',
  'kind.sequence': 'Straight',
  'kind.pure': 'Straight flush',
  'kind.trail': 'Three of a kind',
  'bet.hand': 'Ronde yang dipertaruhkan sampai batas oleh dua pemain',
  pot_part: 'Dibayar dari pot',
  'rules.hand':
    'Dua sampai lima pemain. Sebelum setiap ronde, seluruh batasnya sebesar {stake} dipotong dari saldo Anda: itulah biaya paling besar ronde itu. Yang tidak Anda pertaruhkan dikembalikan saat ronde selesai. Setiap pemain memasukkan boot {boot} ke pot dan mendapat tiga kartu.',
  'rules.rake':
    'Kami mengambil {rake} dari setiap pot, dibulatkan ke bawah, dan tidak ikut bermain. Sisanya dibayarkan ke pemenang.',
  'rules.bets':
    'Di giliran Anda, Anda bertaruh blind, atau melihat kartu dulu. Pemain blind bertaruh sebesar jumlah saat ini atau raise sampai dua kalinya; pemain yang sudah melihat kartu bertaruh dua kali pemain blind. Taruhan itu menetapkan jumlah bagi pemain berikutnya. Pemain yang fold kehilangan yang sudah ia pertaruhkan.',
  'rules.end':
    'Pemain terakhir yang bertahan menang. Jika tinggal dua, salah satu bisa membayar untuk show: kartu lebih baik menang; jika sama, pemain yang meminta kalah. Pemain yang sudah melihat kartu tidak bisa meminta show dari pemain blind. Jika seorang pemain tidak bisa bertaruh dalam batas, semua show; kartu yang sama membagi pot.',
  'rules.ranks': 'Dari yang tertinggi. A-K-Q adalah straight tertinggi, lalu A-2-3, lalu K-Q-J.',
  'rules.lowest': 'Di game ini kartu terendah menang: urutan di atas dihitung terbalik.',
  'rules.time':
    'Anda punya {seconds} detik untuk giliran Anda. Setelah itu Anda fold, dan rehat sampai Anda kembali. Setelah dua menit rehat, kursi dikosongkan. Memuat ulang atau koneksi terputus tidak mengakhiri ronde Anda.',
  'rules.fair':
    'Hash seed dek ditampilkan sebelum ronde, seed-nya setelah ronde. Siapa pun lalu bisa memverifikasi seluruh pembagian kartu, termasuk kartu yang di-fold.',
  'rules.who':
    'Pemain simulasi adalah program dan ditandai demikian. Mereka bisa menempati kursi kosong. Uang asli dan saldo demo tidak pernah bertemu dalam satu ronde.',
};
