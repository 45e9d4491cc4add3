import { vi as shared } from '../../../shared/lottery/vietnam-texts/vi.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'Quay 27 số trong tám giải, mỗi số quay riêng, từ bốn số hai chữ số đến giải đặc biệt năm chữ số.',
};
