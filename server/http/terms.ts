import type { EndpointSpec } from '../../contract/define.ts';
import { TRIAL_TYPE } from '../../contract/session.ts';
import { hasAccepted, termsVersionOf } from '../domains/auth/registration/terms.ts';
import type { AppContext } from '../context.ts';
import { Failure } from './failure.ts';
import type { Viewer } from './viewer.ts';

/** PP-02: a member who has not accepted the current terms can neither deposit nor play. Trial accounts accept none. */
export const checkTerms = async (
  { database }: AppContext,
  { terms }: EndpointSpec,
  viewer: Viewer | undefined,
): Promise<void> => {
  if (!terms || !viewer?.member || viewer.member.type === TRIAL_TYPE) return;
  const version = termsVersionOf(viewer.merchant);
  if (!(await hasAccepted(database.db, viewer.member, version))) throw new Failure('terms_needed');
};
