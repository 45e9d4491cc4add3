export { FundForm } from './fund-form.tsx';
export { $wallet, $walletFailure, fundPage, walletAsked } from './wallet.ts';
export { WalletList } from './wallet-list.tsx';
