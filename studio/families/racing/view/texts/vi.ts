import { vi as place } from '../../../shared/place-texts/vi.ts';
import { vi as runners } from '../runners/vi.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'Đặt cược',
  race: 'Cuộc đua',
  win: 'Về nhất',
  place: 'Vào tốp',
  exacta: 'Nhất nhì',
  first: 'Nhất',
  second: 'Nhì',
  strength: 'Sức mạnh',
  runner: 'Ngựa',
  'on.win': '{runner} về nhất',
  'on.place': '{runner} vào tốp',
  'on.exacta': 'Nhất nhì {first}-{second}',
  off: 'Cuộc đua bắt đầu',
  finished: '{first} thắng, thứ nhì {second}, thứ ba {third}',
  winner: 'Về nhất: {runner}',
  shares: 'Ngựa về nhất trong {rounds} cuộc gần nhất: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'Về nhất: ngựa về đích đầu tiên. Vào tốp: ngựa về trong {placed} vị trí đầu. Nhất nhì: hai ngựa về nhất và nhì, đúng thứ tự này.',
  'rules.2':
    'Ngựa về nhất được rút trong tất cả các ngựa, mỗi ngựa theo tỷ lệ sức mạnh của mình. Ngựa về nhì được rút tương tự trong các ngựa còn lại, và cứ thế.',
  'rules.3': 'Tỷ lệ tính từ sức mạnh của ngựa, trừ phần lợi của nhà cái, làm tròn xuống. Tỷ lệ đã gồm tiền cược.',
  'rules.4': 'Kết quả được rút trước khi chiếu cuộc đua. Cuộc đua chỉ hiển thị kết quả và không làm thay đổi.',
  'part.win': 'Từ cược thắng',
};
