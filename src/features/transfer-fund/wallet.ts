import { createEvent, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { type MerchantWallet, transfers } from '../../../contract/transfers.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $isSingleWallet } from '../../entities/site/index.ts';
import { $balance, $play } from '../../entities/wallet/model.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** Several movements of one round trigger one reload. */
const SETTLE_MS = 250;

/** The page; it may open for one vendor, after a launch that found its wallet empty. */
export const fundPage = createLifecycle<string | null>();
export const walletRequested = createEvent();
/** A transfer was answered with the wallets that it left. */
export const walletAnswered = createEvent<MerchantWallet>();

const query = createQuery(transfers.merchantWallet, { resetOn: [sessionEnded] });

// Transfers move the main wallet, bets and wins the session's play: both are pushed. So is a merchant's change to one wallet.
const moved = debounce(sample({ clock: $balance, filter: fundPage.$isOpen }), SETTLE_MS);
const played = debounce(sample({ clock: $play, filter: fundPage.$isOpen }), SETTLE_MS);
const pageReady = sample({
  clock: [fundPage.opened, memberKnown, moved, played, $isSingleWallet.updates],
  source: { open: fundPage.$isOpen, known: $isLoggedIn },
  filter: ({ open, known }) => open && known,
  fn: () => ({}),
});
sample({ clock: [pageReady, walletRequested], fn: () => ({}), target: query.start });
query.$data.on(walletAnswered, (_, wallet) => wallet);

export const $wallet = query.$data;
/** The wallets failed to load, so what is shown may be outdated. */
export const $walletFailure = query.$error;
