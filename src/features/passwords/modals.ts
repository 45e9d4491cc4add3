import { lazy } from 'react';
import { $member } from '../../entities/session/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    forgotPassword: object;
    /** `oldPassword` is set when the player has just typed it at login (AUTH-06). */
    changePassword: { oldPassword?: string };
    /** With the code of a mailed link (AUTH-07). */
    resetPassword: { code: string };
  }
}

export const passwordModals = defineModals({
  forgotPassword: {
    title: (t) => t('auth.forgotTitle'),
    Content: lazy(() => import('./forgot-password.tsx')),
    texts: accountTexts,
  },
  changePassword: {
    title: (t) => t('auth.changeTitle'),
    Content: lazy(() => import('./change-password-form.tsx')),
    texts: accountTexts,
    // AUTH-02: cannot be closed until the password is changed.
    $dismissable: $member.map((member) => !member?.changePassword),
  },
  resetPassword: {
    title: (t) => t('auth.resetTitle'),
    Content: lazy(() => import('./reset-password-form.tsx')),
    texts: accountTexts,
  },
});
