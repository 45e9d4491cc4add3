import { lazy } from 'react';

const ContractPage = lazy(() => import('../contracts/contract-page.tsx'));
const ContractsPage = lazy(() => import('../contracts/contracts-page.tsx'));

/** Below the tree: the list of contracts, or the contract with one direct downline. */
export default function DownlineDetail({ detail }: { detail: string }) {
  return detail === 'contracts' ? <ContractsPage /> : <ContractPage detail={detail} />;
}
