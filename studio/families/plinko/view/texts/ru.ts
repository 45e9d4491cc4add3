import type { MessageKey } from './en.ts';

/** Texts of plinko in Russian. */
export const ru: Record<MessageKey, string> = {
  begin: 'Бросить',
  rows: 'Ряды',
  risk: 'Риск',
  balls: 'Шары',
  low: 'Низкий',
  medium: 'Средний',
  high: 'Высокий',
  board: 'Доска, рядов: {rows}. Лунки слева: {pockets}',
  landed: 'Попадание: {multipliers}',
  'rules.1':
    'Каждый шар падает через ряды штырьков и у каждого с равным шансом отклоняется влево или вправо. Он платит множитель лунки, в которую попал.',
  'rules.2': 'Ставка — за каждый шар. Больше рядов и выше риск — возможны большие множители, но чаще малые выплаты.',
  pockets: 'Лунки каждой доски',
  boardName: 'Рядов: {rows}, риск: {risk}',
  part: 'Лунка {times}',
  ball: 'Шар {number}: {path} → {times}',
};
