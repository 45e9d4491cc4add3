export { KindTabs } from './kind-tabs.tsx';
export { requestShown } from './answer.ts';
export { ChangesView } from './changes-view.tsx';
export { EndForm } from './end-form.tsx';
export {
  $contracts,
  $contractsFailure,
  $waiting,
  $windowMs,
  contractsRequested,
  type Contracts,
  type ContractsRequest,
} from './list.ts';
export {
  $actFailure,
  $bound,
  $didLast,
  $isActing,
  $page,
  $pageFailure,
  $sides,
  contractPage,
  versionsRequested,
  withdrawn,
  type ContractView,
  type Subject,
} from './page.ts';
export { $draft, draftBegun } from './proposal.ts';
export { ProposeForm } from './propose-form.tsx';
export { factsOf, TermsView } from './terms-view.tsx';
export { agreedBefore, agreedOn } from './times.ts';
export { StateTag } from './state-tag.tsx';
export { useTerms } from './use-terms.ts';
export { Versions } from './versions.tsx';
export { WaitingMark } from './waiting-mark.tsx';
