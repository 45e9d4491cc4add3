import type { MessageKey } from './en.ts';

/** Texts of plinko in Filipino. */
export const ty: Record<MessageKey, string> = {
  begin: 'Ihulog',
  rows: 'Mga row',
  risk: 'Risk',
  balls: 'Mga bola',
  low: 'Mababa',
  medium: 'Katamtaman',
  high: 'Mataas',
  board: 'Board na may mga row: {rows}. Mga bulsa mula sa kaliwa: {pockets}',
  landed: 'Bumagsak sa: {multipliers}',
  'rules.1':
    'Bumabagsak ang bawat bola sa mga row ng pin, sa bawat pin ay pakaliwa o pakanan sa pantay na tsansa. Ang multiplier ng bulsang binagsakan nito ang bayad.',
  'rules.2':
    'Para sa bawat bola ang taya. Dahil sa mas maraming row at mas mataas na risk, posible ang malalaking multiplier at mas madalas ang maliliit na balik.',
  pockets: 'Mga bulsa ng bawat board',
  boardName: 'Mga row: {rows}, risk: {risk}',
  part: 'Bulsang {times}',
  ball: 'Bola {number}: {path} → {times}',
};
