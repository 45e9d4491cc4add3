import { combine, createStore, type Store } from 'effector';
import { not } from 'patronum/not';
import { $isAgent } from '../../entities/session/index.ts';
import { $isSingleWallet } from '../../entities/site/index.ts';
import { moduleOn } from '../../entities/site/lazy.ts';
import {
  ArrowLeftRight,
  BadgePercent,
  ChartColumn,
  Coins,
  Dices,
  Gift,
  HandCoins,
  HeartHandshake,
  History,
  LayoutDashboard,
  MessageCircle,
  Percent,
  Send,
  ShieldCheck,
  Trophy,
  UserRoundPlus,
  Users,
  Wallet,
} from '../../shared/ui/icons.ts';

type Page =
  | 'overview'
  | 'deposit'
  | 'withdraw'
  | 'transactions'
  | 'transferFund'
  | 'seamless'
  | 'transferUpline'
  | 'rewardCenter'
  | 'bonusDetails'
  | 'pointMall'
  | 'missionLeaderboard'
  | 'manualRebate'
  | 'referral'
  | 'bets'
  | 'profit'
  | 'messages'
  | 'limits'
  | 'security'
  | 'agentCentre';

interface MenuEntry {
  /** A path of `contract/pages.ts`. */
  to: string;
  Icon: typeof Wallet;
  /** Its name in the texts `centre.pages`. */
  page: Page;
  /** Whether this member has the page; without it, every member has. */
  $isShown?: Store<boolean>;
}
export interface MenuGroup {
  key: 'overview' | 'money' | 'rewards' | 'play' | 'account';
  entries: readonly MenuEntry[];
}

/** MEM-01: the pages of the member centre in order. A new page adds its line here. */
export const MENU: readonly MenuGroup[] = [
  { key: 'overview', entries: [{ to: '/member', Icon: LayoutDashboard, page: 'overview' }] },
  {
    key: 'money',
    entries: [
      { to: '/deposit', Icon: Wallet, page: 'deposit' },
      { to: '/member/withdraw', Icon: HandCoins, page: 'withdraw' },
      { to: '/member/transactionHistory', Icon: History, page: 'transactions' },
      { to: '/member/transferFund', Icon: ArrowLeftRight, page: 'transferFund', $isShown: not($isSingleWallet) },
      { to: '/seamless', Icon: ArrowLeftRight, page: 'seamless', $isShown: $isSingleWallet },
      {
        to: '/member/transferUpline',
        Icon: Send,
        page: 'transferUpline',
        $isShown: moduleOn('TRANSFER_UPLINE'),
      },
    ],
  },
  {
    key: 'rewards',
    entries: [
      { to: '/member/rewardCenter', Icon: Gift, page: 'rewardCenter' },
      { to: '/member/bonusDetails', Icon: BadgePercent, page: 'bonusDetails' },
      { to: '/pointMall', Icon: Coins, page: 'pointMall' },
      { to: '/member/missionLeaderboard', Icon: Trophy, page: 'missionLeaderboard' },
      { to: '/member/manualRebate', Icon: Percent, page: 'manualRebate', $isShown: moduleOn('REBATE') },
      { to: '/member/referral', Icon: UserRoundPlus, page: 'referral', $isShown: not($isAgent) },
    ],
  },
  {
    key: 'play',
    entries: [
      { to: '/member/personalHistoryCopy', Icon: Dices, page: 'bets' },
      { to: '/member/personalProfit', Icon: ChartColumn, page: 'profit' },
    ],
  },
  {
    key: 'account',
    entries: [
      { to: '/member/messageV2', Icon: MessageCircle, page: 'messages' },
      { to: '/member/limits', Icon: HeartHandshake, page: 'limits' },
      { to: '/member/securityCenter', Icon: ShieldCheck, page: 'security' },
      { to: '/agentHome', Icon: Users, page: 'agentCentre', $isShown: $isAgent },
    ],
  },
];

const $always = createStore(true);
const conditions = MENU.flatMap(({ entries }) => entries.map(({ $isShown = $always }) => $isShown));

/** The groups with the entries that this member has; a group without entries is left out. */
export const $menu = combine(conditions, (shown) => {
  const allowed = new Set(MENU.flatMap(({ entries }) => entries).filter((_, at) => shown[at]));
  return MENU.map(({ key, entries }) => ({ key, entries: entries.filter((entry) => allowed.has(entry)) })).filter(
    ({ entries }) => entries.length > 0,
  );
});
