import type { MessageKey } from './en.ts';

/** Texts of plinko in Indonesian. */
export const id: Record<MessageKey, string> = {
  begin: 'Jatuhkan',
  rows: 'Baris',
  risk: 'Risiko',
  balls: 'Bola',
  low: 'Rendah',
  medium: 'Sedang',
  high: 'Tinggi',
  board: 'Papan dengan baris: {rows}. Kantong dari kiri: {pockets}',
  landed: 'Jatuh di: {multipliers}',
  'rules.1':
    'Setiap bola jatuh melewati barisan paku, di setiap paku ke kiri atau ke kanan dengan peluang sama. Bayarannya sesuai pengganda kantong tempat bola jatuh.',
  'rules.2':
    'Taruhan berlaku untuk setiap bola. Baris lebih banyak dan risiko lebih tinggi memungkinkan pengganda besar, dan membuat bayaran kecil lebih sering.',
  pockets: 'Kantong setiap papan',
  boardName: 'Baris: {rows}, risiko: {risk}',
  part: 'Kantong {times}',
  ball: 'Bola {number}: {path} → {times}',
};
