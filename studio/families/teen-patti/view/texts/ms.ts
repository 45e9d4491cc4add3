import type { MessageKey } from './en.ts';

export const ms: Record<MessageKey, string> = {
  placed: 'Tempat {seat}, boot {boot}',
  begin: 'Duduk',
  fact: 'rake {rake} daripada setiap pot',
  pot: 'Pot',
  part: 'Rake {rake}',
  rake: 'Rake {amount}',
  you: 'Anda',
  seat: 'Tempat {seat}',
  simulated: 'Simulasi',
  free: 'Tempat kosong',
  away: 'Keluar seketika',
  blind: 'Blind',
  seen: 'Sudah lihat',
  packed: 'Pack',
  'act.see': 'Lihat kad',
  'act.pack': 'Pack',
  'act.bet': 'Bertaruh {amount}',
  'act.raise': 'Naikkan {amount}',
  'act.show': 'Show {amount}',
  'did.see': '{who}: melihat kad',
  'did.pack': '{who}: pack',
  'did.bet': '{who}: bertaruh',
  'did.raise': '{who}: menaikkan',
  'did.show': '{who}: meminta show',
  wins: '{who} memenangi pot: {amount}',
  'by.packed': 'Semua yang lain pack.',
  'by.show': 'Show.',
  'by.limit': 'Had dicapai: semua buka kad.',
  cards: '{who}: {cards}',
  'kind.high': 'Kad tinggi',
  'kind.pair': 'Pasangan',
  'kind.colour': 'Flush',
  'kind.sequence': 'Straight',
  'kind.pure': 'Straight flush',
  'kind.trail': 'Tiga serupa',
  'bet.hand': 'Satu tangan yang dipertaruhkan hingga had oleh dua pemain',
  pot_part: 'Dibayar daripada pot',
  'rules.hand':
    'Dua hingga lima pemain. Sebelum setiap tangan, keseluruhan hadnya {stake} ditolak daripada baki anda: itulah jumlah paling banyak yang boleh anda rugi dalam satu tangan. Bahagian yang tidak anda pertaruhkan dipulangkan apabila tangan tamat. Setiap pemain meletakkan boot {boot} ke dalam pot dan mendapat tiga kad.',
  'rules.rake':
    'Kasino mengambil {rake} daripada setiap pot, dibundarkan ke bawah, dan tidak bermain kad. Selebihnya dibayar kepada pemenang.',
  'rules.bets':
    'Pada giliran anda, anda bertaruh blind, atau melihat kad anda dahulu. Pemain blind bertaruh jumlah semasa atau menaikkannya dua kali ganda; pemain yang telah melihat kad bertaruh dua kali ganda daripada pemain blind. Pertaruhan itu menetapkan jumlah untuk pemain seterusnya. Pemain yang pack kehilangan apa yang telah dipertaruhkan.',
  'rules.end':
    'Pemain terakhir yang tinggal menang. Apabila tinggal dua orang, seorang boleh membayar untuk show: kad lebih baik menang; jika sama, pemain yang meminta kalah. Pemain yang telah melihat kad tidak boleh meminta daripada pemain blind. Apabila seorang pemain tidak boleh bertaruh dalam had, semua membuka kad; kad yang sama berkongsi pot.',
  'rules.ranks': 'Tertinggi dahulu. A-K-Q ialah straight tertinggi, kemudian A-2-3, kemudian K-Q-J.',
  'rules.lowest': 'Dalam permainan ini kad terendah menang: susunan di atas dikira terbalik.',
  'rules.time':
    'Anda mempunyai {seconds} saat untuk giliran anda. Selepas itu anda pack, dan keluar seketika sehingga anda kembali. Selepas dua minit keluar seketika, tempat dikosongkan. Muat semula atau sambungan terputus tidak menamatkan tangan anda.',
  'rules.fair':
    'Hash benih dek dipaparkan sebelum tangan bermula, benihnya selepas itu. Sesiapa sahaja kemudian boleh mengesahkan keseluruhan agihan, termasuk kad yang di-pack.',
  'rules.who':
    'Pemain simulasi ialah program dan ditanda sedemikian. Mereka boleh mengambil tempat kosong. Wang sebenar dan wang mainan tidak pernah bertemu dalam satu tangan.',
};
