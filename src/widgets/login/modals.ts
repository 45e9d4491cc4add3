import { lazy } from 'react';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { prepared } from '../../shared/lib/prepared.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    login: object;
    register: object;
  }
}

const loadLogin = () => import('./login-modal.tsx');
const login = prepared(loadLogin);
/** Loads the log-in form, which then opens at once. */
export const prepareLogin = login.prepare;
const loadRegister = () => import('./register-modal.tsx');

/** Login and registration replace each other, so the other one is preloaded. */
export const loginModals = defineModals({
  login: {
    title: (t) => t('auth.loginTitle'),
    Content: login.Part,
    texts: accountTexts,
    preloadNext: loadRegister,
  },
  register: {
    title: (t) => t('auth.registerTitle'),
    Content: lazy(loadRegister),
    texts: accountTexts,
    preloadNext: loadLogin,
  },
});
