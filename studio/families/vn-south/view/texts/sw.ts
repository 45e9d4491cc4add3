import { sw as shared } from '../../../shared/lottery/vietnam-texts/sw.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Swahili. */
export const sw: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    'Namba 18 zinatolewa katika zawadi tisa, kila moja peke yake, kuanzia moja ya tarakimu mbili hadi ile maalumu ya tarakimu sita.',
};
