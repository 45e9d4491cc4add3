import type { MessageKey } from './en.ts';

/** Texts of ways slots in Malay. */
export const ms: Record<MessageKey, string> = {
  spin: 'Putar',
  ways: 'Cara',
  betOn: 'Sehingga {ways} cara',
  reels: 'Gelendong, kiri ke kanan: {columns}',
  freeSpins: 'Putaran percuma: {count}',
  freeSpinOf: 'Putaran percuma {index} daripada {count}',
  times: 'Pengganda',
  win: '{reels} × {symbol}, {ways} cara',
  capped: 'Pusingan mencapai menang maks dan tamat.',
  'pay.intro':
    '{reels} gelendong memaparkan 2 hingga 7 simbol setiap satu. Simbol membayar bagi setiap cara dari kiri: satu simbol itu pada setiap gelendong. Simbol menang hilang, dan simbol di atas jatuh ke tempatnya, sehingga tiada lagi kemenangan.',
  'pay.wild':
    '{symbol} menggantikan setiap simbol yang membayar dan dikira sebagai {counts}. Ia tiada pada gelendong pertama.',
  'pay.multiplier': 'Pengganda putaran berbayar bermula pada {start} dan naik {step} dengan setiap jatuhan.',
  'pay.free':
    '{symbol} yang mencukupi di mana-mana memberi putaran percuma (bilangan simbol → putaran percuma). Penggandanya bermula pada {start} dan naik {step} dengan setiap jatuhan.',
  'pay.persists': 'Dalam putaran percuma, pengganda tidak ditetapkan semula.',
  'pay.cap': 'Satu pusingan membayar paling banyak {cap} kali taruhan dan tamat di situ.',
  'part.ways': 'Pulangan daripada hasil pertama putaran',
  'part.cascades': 'Pulangan daripada jatuhan',
  'part.free': 'Pulangan daripada putaran percuma',
  'share.free': 'Pusingan dengan putaran percuma',
  'verify.spin': 'Putaran',
  'verify.freeSpin': 'Putaran percuma {index}',
  'verify.fall': 'Jatuhan {number}: {wins} × {multiplier}',
  'verify.nothing': 'Tiada cara yang membayar.',
};
