/** What other domains may import of `wallet`. */
export { balanceOf } from './balance.ts';
export { announceDeposits } from './feeds/deposits.ts';
export { fundsKey } from './feeds/funds.ts';
export { fillPlayMoney } from './play-money.ts';
export { postCorrection } from './operator/correct.ts';
export { writeOffOwed } from './operator/write-off.ts';
export { addRequirement, cancelRequirements, openRequirements, openTurnover } from './requirements.ts';
export { blockForShortfall, lockShortfall, lockWallet, unblockAfterShortfall, writeOffShortfall } from './shortfall.ts';
export { inVendorWallets, isSingleWallet, vendorWalletOf, vendorWalletsOf } from './vendor-wallets.ts';
