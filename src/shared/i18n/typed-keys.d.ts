import 'i18next';
import type agent from './languages/en/agent.ts';
import type messages from './languages/en/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof messages & typeof agent };
  }
}
