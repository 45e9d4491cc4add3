import { termsModals } from '../features/accept-terms/index.ts';
import { announceModals } from '../features/announce/index.ts';
import { appDownloadModals } from '../features/app-download/index.ts';
import { languageModals } from '../features/choose-language/index.ts';
import { feedbackModals } from '../features/feedback/index.ts';
import { freePlayModals } from '../features/free-play/index.ts';
import { loginLinkModals } from '../features/login-link/index.ts';
import { passwordModals } from '../features/passwords/index.ts';
import { payContractModals } from '../features/pay-contracts/index.ts';
import { noticeModals } from '../features/read-notice/index.ts';
import { secondFactorModals } from '../features/second-factor/index.ts';
import { signOutModals } from '../features/sign-out/lazy.ts';
import { helpModals } from '../pages/help/index.ts';
import { gamesMenuModals } from '../widgets/game-navigation/lazy.ts';
import { loginModals } from '../widgets/login/index.ts';
import { subGameModals } from '../widgets/sub-games/index.ts';
import type { ModalDefinitions } from '../shared/ui/modal-definition.ts';

/** Every modal of the site. The type requires a definition for each name that a slice declares. */
export const modals: ModalDefinitions = {
  ...announceModals,
  ...appDownloadModals,
  ...feedbackModals,
  ...freePlayModals,
  ...gamesMenuModals,
  ...helpModals,
  ...languageModals,
  ...loginLinkModals,
  ...loginModals,
  ...noticeModals,
  ...passwordModals,
  ...payContractModals,
  ...secondFactorModals,
  ...signOutModals,
  ...subGameModals,
  ...termsModals,
};
