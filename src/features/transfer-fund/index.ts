export { FundForm } from './fund-form.tsx';
export { $wallet, $walletFailure, fundPage, walletRequested } from './wallet.ts';
export { WalletList } from './wallet-list.tsx';
