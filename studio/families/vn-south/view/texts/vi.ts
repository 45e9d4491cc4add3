import { vi as shared } from '../../../shared/lottery/vietnam-texts/vi.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'Quay 18 số trong chín giải, mỗi số quay riêng, từ một số hai chữ số đến giải đặc biệt sáu chữ số.',
};
