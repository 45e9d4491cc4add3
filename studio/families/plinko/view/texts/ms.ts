import type { MessageKey } from './en.ts';

/** Texts of plinko in Malay. */
export const ms: Record<MessageKey, string> = {
  begin: 'Jatuhkan',
  rows: 'Baris',
  risk: 'Risiko',
  balls: 'Bola',
  low: 'Rendah',
  medium: 'Sederhana',
  high: 'Tinggi',
  board: 'Papan dengan baris: {rows}. Poket dari kiri: {pockets}',
  landed: 'Mendarat: {multipliers}',
  'rules.1':
    'Setiap bola jatuh melalui baris pin, dan pada setiap pin ke kiri atau ke kanan dengan peluang yang sama. Ia membayar pengganda poket tempat ia mendarat.',
  'rules.2':
    'Taruhan adalah untuk setiap bola. Lebih banyak baris dan risiko lebih tinggi menjadikan pengganda besar mungkin dan pulangan kecil lebih kerap.',
  pockets: 'Poket setiap papan',
  boardName: 'Baris: {rows}, risiko: {risk}',
  part: 'Poket {times}',
  ball: 'Bola {number}: {path} → {times}',
};
