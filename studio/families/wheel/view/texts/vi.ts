import { vi as place } from '../../../shared/place-texts/vi.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  ...place,
  begin: 'Quay',
  wheel: 'Vòng quay',
  on: '1 ăn {pays}',
  segments: '{count} trên {all}',
  came: '{place}',
  boosted: '{place}, nhân với {times}',
  boost: '{times}×: vòng quay chạy thêm lần nữa',
  shares: 'Trong {rounds} lượt quay gần nhất: {counts}',
  share: '{place}: {count}',
  'rules.1': 'Vòng quay có {all} ô. Chip đặt vào loại ô mà kim chỉ thắng theo mức trả của ô đó.',
  'rules.2': 'Khi thắng, tiền cược cũng được trả lại: 1 ăn 5 tức là cược 1 nhận về 6.',
  'rules.boost':
    'Khi dừng ở {boosts}, vòng quay chạy thêm một lần trong các ô có trả, và tiền thắng nhân với số đó. Tiền cược chỉ được trả lại một lần.',
  kind: 'Trả',
  count: 'Số ô',
  'part.win': 'Từ cược thắng',
  'part.boost': 'Từ tiền thắng được nhân',
};
