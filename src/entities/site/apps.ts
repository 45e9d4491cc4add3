import { $site } from './model.ts';

/** Kinds of app in display order. The merchant's resources of these types are its apps (SHELL-06). */
export const APPS = ['IOS', 'MOBILE_CONFIG', 'ANDROID'] as const;

export const $apps = $site.map((site) =>
  APPS.flatMap((kind) =>
    (site?.resources ?? [])
      .filter(({ resourceType }) => resourceType.toUpperCase() === kind)
      .map(({ url, labelNameEn }) => ({ kind, url, name: labelNameEn })),
  ),
);
