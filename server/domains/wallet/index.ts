/** What other domains may import of `wallet`. */
export { cancelOpenDeposits } from './cancel-deposit.ts';
export { keepProviderEvent } from './provider-events.ts';
export { fillPlayMoney } from './play-money.ts';
export { balanceOf } from './queries.ts';
export { cancelRequirements, openRequirements, openTurnover } from './requirements.ts';
export { inVendorWallets, isSingleWallet, vendorWalletOf, vendorWalletsOf } from './vendor-wallets.ts';
export { blockForShortfall, writeOffShortfall } from './shortfall.ts';
