import type { MODULES } from '../../../contract/flags.ts';
import { $site } from './model.ts';

/** Whether the merchant has enabled this module (SYS-05). */
export const moduleOn = (id: (typeof MODULES)[number]) =>
  $site.map((site) => site?.whitelabel.some(({ modId, enabled }) => modId === id && enabled) ?? false);
