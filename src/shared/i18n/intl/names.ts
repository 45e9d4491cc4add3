import { DisplayNames } from '@formatjs/intl-displaynames';

/** FormatJS's files of names give their data to the page's `Intl.DisplayNames` alone: they are loaded after this. */
Object.defineProperty(Intl.DisplayNames, '__addLocaleData', {
  value: (...data: never[]) => DisplayNames.__addLocaleData(...data),
  configurable: true,
});
