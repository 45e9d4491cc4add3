import { useTranslation } from 'react-i18next';
import type { InboxThread } from '../../../contract/inbox.ts';

/** Names the other side of a thread: an account with what it is, or the merchant. */
export const useOtherSide = () => {
  const { t } = useTranslation();
  return ({ kind, account }: Pick<InboxThread, 'kind' | 'account'>): { name: string; what: string } => ({
    name: account ?? t(`inbox.from.${kind}`),
    what: account === null ? '' : t(`inbox.from.${kind}`),
  });
};
