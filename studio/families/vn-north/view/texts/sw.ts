import { sw as shared } from '../../../shared/lottery/vietnam-texts/sw.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Swahili. */
export const sw: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    'Namba 27 zinatolewa katika zawadi nane, kila moja peke yake, kuanzia nne za tarakimu mbili hadi ile maalumu ya tarakimu tano.',
};
