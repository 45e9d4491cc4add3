/** What other domains may import of `wallet`. */
export { cancelOpenDeposits } from './cancel-deposit.ts';
export { depositRecord, depositTotals } from './deposit-record.ts';
export { keepProviderEvent } from './provider-events.ts';
export { fundsKey } from './feeds/funds.ts';
export { fillPlayMoney } from './play-money.ts';
export { balanceOf, findDeposit } from './queries.ts';
export { cancelRequirements, openRequirements, openTurnover } from './requirements.ts';
export { toDeposit } from './to-deposit.ts';
export { inVendorWallets, isSingleWallet, vendorWalletOf, vendorWalletsOf } from './vendor-wallets.ts';
export { blockForShortfall, writeOffShortfall } from './shortfall.ts';
