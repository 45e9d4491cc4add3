import type { MODULES } from '../../../contract/flags.ts';
import { $site } from './model.ts';

/** Whether the brand has this module on (SYS-05). */
export const moduleOn = (id: (typeof MODULES)[number]) =>
  $site.map((site) => site?.whitelabel.some(({ modId, enabled }) => modId === id && enabled) ?? false);
