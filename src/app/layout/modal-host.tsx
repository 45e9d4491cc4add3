import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { $member } from '../../entities/session/model.ts';
import { noticeText } from '../../entities/notices/model.ts';
import { $language } from '../../shared/api/context.ts';
import type { Language } from '../../../contract/primitives.ts';
import { accountWords } from '../../shared/i18n/word-groups.ts';
import { $modal, modalDismissed, type Modal } from '../../shared/lib/modals.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';

const SignInForm = lazy(() => import('../../features/sign-in/sign-in-form.tsx'));
const FreePlayLogin = lazy(() => import('../../features/free-play/free-play-login.tsx'));
const AppDownload = lazy(() => import('../../features/app-download/app-download.tsx'));
const FeedbackForm = lazy(() => import('../../features/feedback/feedback-form.tsx'));
const HelpTopics = lazy(() => import('../../pages/help/help-topics.tsx'));
const PopupText = lazy(() => import('../../features/announce/popup-text.tsx'));
const SignUpForm = lazy(() => import('../../features/sign-up/sign-up-form.tsx'));
const ForgotPassword = lazy(() => import('../../features/passwords/forgot-password.tsx'));
const ChangePasswordForm = lazy(() => import('../../features/passwords/change-password-form.tsx'));
const ResetPasswordForm = lazy(() => import('../../features/passwords/reset-password-form.tsx'));
const SecondFactorForm = lazy(() => import('../../features/second-factor/second-factor-form.tsx'));
const LoginLink = lazy(() => import('../../features/login-link/login-link.tsx'));
const SignOutQuestion = lazy(() => import('../../features/sign-out/sign-out-question.tsx'));
const LanguageList = lazy(() => import('../../features/choose-language/language-list.tsx'));
const NoticeText = lazy(() => import('../../features/read-notice/notice-text.tsx'));
const NoticeModal = lazy(() => import('./notices-modal.tsx'));
const SubGames = lazy(() => import('./sub-games.tsx'));
const GamesMenu = lazy(() => import('./games-menu.tsx'));
const ContractModal = lazy(() => import('../../features/pay-contracts/contract-modal.tsx'));
const AcceptTerms = lazy(() => import('../../features/accept-terms/accept-terms.tsx'));
const SessionEnded = lazy(() => import('./session-ended.tsx'));
const RealAccount = lazy(() => import('./real-account.tsx'));

const $passwordDue = $member.map((member) => Boolean(member?.changePassword));

const WIDE = new Set<Modal['name']>([
  'notice',
  'notices',
  'contract',
  'popup',
  'help',
  'download',
  'feedback',
  'gamePopup',
]);

/** Modals whose texts are loaded with every page. */
const PLAIN = new Set<Modal['name']>([
  'notice',
  'popup',
  'gamePopup',
  'help',
  'notices',
  'contract',
  'language',
  'menu',
  'logout',
  'realAccount',
  'sessionEnded',
]);

const titleOf = (modal: Modal, t: TFunction, language: Language): string => {
  switch (modal.name) {
    case 'login':
      return t('auth.loginTitle');
    case 'register':
      return t('auth.registerTitle');
    case 'forgotPassword':
      return t('auth.forgotTitle');
    case 'changePassword':
      return t('auth.changeTitle');
    case 'resetPassword':
      return t('auth.resetTitle');
    case 'secondFactor':
      return t('security.factorTitle');
    case 'loginLink':
      return t('security.link.title');
    case 'logout':
      return t('shell.logoutTitle');
    case 'language':
      return t('shell.chooseLanguage');
    case 'realAccount':
      return t('session.realAccountTitle');
    case 'menu':
      return t('shell.gameNavigation');
    case 'notices':
      return t('home.announcements');
    case 'contract':
      return t('contracts.modal.title');
    case 'popup':
      return modal.popup.title;
    case 'help':
      return t('site.help');
    case 'download':
      return t('support.download.title');
    case 'feedback':
      return t('support.feedback.title');
    case 'gamePopup':
      return modal.game.displayName;
    case 'terms':
      return t('register.terms.title');
    case 'notice':
      return noticeText(modal.notice.title, language);
    case 'sessionEnded':
      return t('session.ended.title');
  }
};

const contentOf = (modal: Modal): ReactNode => {
  switch (modal.name) {
    case 'login':
      return (
        <>
          <SignInForm />
          <FreePlayLogin />
        </>
      );
    case 'register':
      return (
        <>
          <SignUpForm />
          <FreePlayLogin />
        </>
      );
    case 'forgotPassword':
      return <ForgotPassword />;
    case 'changePassword':
      return <ChangePasswordForm />;
    case 'resetPassword':
      return <ResetPasswordForm />;
    case 'secondFactor':
      return <SecondFactorForm ticket={modal.ticket} />;
    case 'loginLink':
      return <LoginLink code={modal.code} />;
    case 'logout':
      return <SignOutQuestion />;
    case 'language':
      return <LanguageList />;
    case 'realAccount':
      return <RealAccount />;
    case 'menu':
      return <GamesMenu />;
    case 'notices':
      return <NoticeModal />;
    case 'contract':
      return <ContractModal />;
    case 'popup':
      return <PopupText popup={modal.popup} />;
    case 'help':
      return <HelpTopics />;
    case 'download':
      return <AppDownload />;
    case 'feedback':
      return <FeedbackForm />;
    case 'gamePopup':
      return <SubGames game={modal.game} />;
    case 'terms':
      return <AcceptTerms />;
    case 'notice':
      return <NoticeText notice={modal.notice} />;
    case 'sessionEnded':
      return <SessionEnded reason={modal.reason} />;
  }
};

/**
 * The only host of modals. A new modal replaces the previous one in the same dialog, so that focus returns to the original
 * element.
 */
export default function ModalHost() {
  const { t } = useTranslation();
  const view = useUnit({
    modal: $modal,
    passwordDue: $passwordDue,
    language: $language,
    dismiss: modalDismissed,
    wordsReady: accountWords.$ready,
    wordsFailed: accountWords.$failed,
    wordsNeeded: accountWords.needed,
  });
  const name = view.modal?.name;
  const isPlain = name === undefined || PLAIN.has(name);
  const { wordsNeeded } = view;
  useEffect(() => {
    if (!isPlain) wordsNeeded();
  }, [isPlain, wordsNeeded]);
  useEffect(() => {
    // The login and registration forms replace each other, so the other one is preloaded.
    if (name === 'login') void import('../../features/sign-up/sign-up-form.tsx');
    if (name === 'register') void import('../../features/sign-in/sign-in-form.tsx');
  }, [name]);
  const isReadable = isPlain || view.wordsReady;
  if (!view.modal) return null;
  if (!(isReadable || view.wordsFailed)) return <LateGuard />;
  return (
    // Empty until its content is loaded: a dialog that grows would jump.
    <Suspense fallback={<LateGuard />}>
      <Dialog
        title={isReadable ? titleOf(view.modal, t, view.language) : t('home.failed')}
        look={view.modal.name === 'menu' ? 'sheet' : 'modal'}
        size={WIDE.has(view.modal.name) ? 'wide' : 'small'}
        // AUTH-02: cannot be closed until the password is changed.
        onClose={view.passwordDue && name === 'changePassword' ? undefined : () => view.dismiss()}
      >
        {isPlain ? (
          contentOf(view.modal)
        ) : (
          <WhenTranslated words={accountWords} waiting={<LateGuard />}>
            {contentOf(view.modal)}
          </WhenTranslated>
        )}
      </Dialog>
    </Suspense>
  );
}
