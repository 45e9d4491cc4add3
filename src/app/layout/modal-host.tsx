import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeText } from '../../entities/notices/model.ts';
import { $language } from '../../shared/api/context.ts';
import type { Language } from '../../../contract/primitives.ts';
import { accountWords } from '../../shared/i18n/word-groups-model.ts';
import { $modal, modalDismissed, type Modal } from '../../shared/lib/modals.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { WithWords } from '../../shared/ui/with-words.tsx';

const SignInForm = lazy(() => import('../../features/sign-in/sign-in-form.tsx'));
const SignUpForm = lazy(() => import('../../features/sign-up/sign-up-form.tsx'));
const SignOutQuestion = lazy(() => import('../../features/sign-out/sign-out-question.tsx'));
const LanguageList = lazy(() => import('../../features/choose-language/language-list.tsx'));
const NoticeText = lazy(() => import('../../features/read-notice/notice-text.tsx'));
const NoticeModal = lazy(() => import('./notices-modal.tsx'));
const GamesMenu = lazy(() => import('./games-menu.tsx'));
const ContractModal = lazy(() => import('../../features/pay-contracts/contract-modal.tsx'));
const AcceptTerms = lazy(() => import('../../features/accept-terms/accept-terms.tsx'));
const SessionEnded = lazy(() => import('./session-ended.tsx'));
const RealAccount = lazy(() => import('./real-account.tsx'));

const WIDE = new Set<Modal['name']>(['notice', 'notices', 'contract']);

/** Those whose words come with every page. */
const PLAIN = new Set<Modal['name']>([
  'notice',
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
      return t('doors.loginTitle');
    case 'register':
      return t('doors.registerTitle');
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
      return <SignInForm />;
    case 'register':
      return <SignUpForm />;
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
    case 'terms':
      return <AcceptTerms />;
    case 'notice':
      return <NoticeText notice={modal.notice} />;
    case 'sessionEnded':
      return <SessionEnded reason={modal.reason} />;
  }
};

/** The one place where modals stand; one takes another's place in the same dialog, so that focus goes back to where it began. */
export default function ModalHost() {
  const { t } = useTranslation();
  const view = useUnit({
    modal: $modal,
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
    // The two forms take one another's place: the other one is at hand by then.
    if (name === 'login') void import('../../features/sign-up/sign-up-form.tsx');
    if (name === 'register') void import('../../features/sign-in/sign-in-form.tsx');
  }, [name]);
  const isReadable = isPlain || view.wordsReady;
  if (!view.modal || !(isReadable || view.wordsFailed)) return null;
  return (
    // Nothing stands there before its content does: a dialog that grows would jump.
    <Suspense>
      <Dialog
        title={isReadable ? titleOf(view.modal, t, view.language) : t('home.failed')}
        look={view.modal.name === 'menu' ? 'sheet' : 'modal'}
        size={WIDE.has(view.modal.name) ? 'wide' : 'small'}
        onClose={() => view.dismiss()}
      >
        {isPlain ? (
          contentOf(view.modal)
        ) : (
          <WithWords words={accountWords} waiting={null}>
            {contentOf(view.modal)}
          </WithWords>
        )}
      </Dialog>
    </Suspense>
  );
}
