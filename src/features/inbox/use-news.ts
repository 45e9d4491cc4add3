import { useOpenAwards } from '../../entities/wallet/awards.ts';
import { useUnread } from '../../entities/session/lazy.ts';

/** LIVE-02: what is new for the member, as the bell and the bottom bar count it. */
export const useNews = () => {
  const { messages, tickets, withdrawals, announcements } = useUnread();
  const awards = useOpenAwards()?.claimable ?? 0;
  return {
    ...{ messages, tickets, awards, withdrawals, announcements },
    total: messages + tickets + awards + withdrawals + announcements,
  };
};
