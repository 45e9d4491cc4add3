import { $resources } from './model.ts';

/** Kinds of app in display order. The merchant's resources of these types are its apps (SHELL-06). */
export const APPS = ['IOS', 'MOBILE_CONFIG', 'ANDROID'] as const;

export const $apps = $resources.map((resources) =>
  APPS.flatMap((kind) => resources.filter(({ type }) => type === kind).map(({ url, name }) => ({ kind, url, name }))),
);
