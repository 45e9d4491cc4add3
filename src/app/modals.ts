import { termsModals } from '../features/accept-terms/modals.ts';
import { announceModals } from '../features/announce/modals.ts';
import { appDownloadModals } from '../features/app-download/modals.ts';
import { chatModals } from '../features/chat/modals.ts';
import { languageModals } from '../features/choose-language/modals.ts';
import { feedbackModals } from '../features/feedback/modals.ts';
import { freePlayModals } from '../features/free-play/modals.ts';
import { loginLinkModals } from '../features/login-link/modals.ts';
import { passwordModals } from '../features/passwords/modals.ts';
import { payContractModals } from '../features/pay-contracts/modals.ts';
import { noticeModals } from '../features/notices/modals.ts';
import { secondFactorModals } from '../features/second-factor/modals.ts';
import { logoutModals } from '../features/logout/modals.ts';
import { agentModals } from '../pages/agent/modals.ts';
import { betSlipModals } from '../features/bet-slip/modals.ts';
import { gameListModals } from '../pages/game-list/modals.ts';
import { gameModals } from '../pages/game/modals.ts';
import { helpModals } from '../pages/help/modals.ts';
import { recordModals } from '../pages/records/modals.ts';
import { gameFactsModals } from '../widgets/game-facts/modals.ts';
import { gamesMenuModals } from '../widgets/game-navigation/modals.ts';
import { gameSearchModals } from '../widgets/game-search/modals.ts';
import { loginModals } from '../widgets/login/modals.ts';
import { subGameModals } from '../widgets/sub-games/modals.ts';
import { walletMenuModals } from '../widgets/wallet-menu/modals.ts';
import type { ModalDefinitions } from '../shared/ui/modal-definition.ts';

/** Every modal of the site. The type requires a definition for each name that a slice declares. */
export const modals: ModalDefinitions = {
  ...agentModals,
  ...announceModals,
  ...appDownloadModals,
  ...chatModals,
  ...feedbackModals,
  ...freePlayModals,
  ...gameFactsModals,
  ...betSlipModals,
  ...gameListModals,
  ...gamesMenuModals,
  ...gameSearchModals,
  ...helpModals,
  ...languageModals,
  ...loginLinkModals,
  ...gameModals,
  ...loginModals,
  ...noticeModals,
  ...passwordModals,
  ...payContractModals,
  ...recordModals,
  ...secondFactorModals,
  ...logoutModals,
  ...subGameModals,
  ...termsModals,
  ...walletMenuModals,
};
