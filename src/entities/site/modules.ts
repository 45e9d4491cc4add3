import type { ModuleId } from '../../../contract/modules.ts';
import { $site } from './model.ts';

/** Whether the merchant has enabled this module (SYS-05). */
export const moduleOn = (id: ModuleId) =>
  $site.map(
    (site) =>
      site?.whitelabel
        .flatMap((top) => [top, ...top.childrenNodes])
        .some(({ modId, enabled }) => modId === id && enabled) ?? false,
  );
