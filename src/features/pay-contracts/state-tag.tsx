import type { PayContract } from '../../../contract/contracts.ts';
import { Tag, type TagTone } from '../../shared/ui/tag.tsx';
import { useTerms } from './use-terms.ts';

const toneOf = ({ state }: PayContract): TagTone => {
  if (state === 'active') return 'running';
  return state === 'requested' || state === 'ending' ? 'waiting' : 'ended';
};

/** The state of a contract as a chip. */
export const StateTag = ({ contract }: { contract: PayContract }) => {
  const { state } = useTerms();
  return <Tag tone={toneOf(contract)}>{state(contract)}</Tag>;
};
