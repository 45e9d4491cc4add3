import { combine, createStore, type Store } from 'effector';
import type { ParseKeys } from 'i18next';
import { $isAgent } from '../../entities/session/index.ts';
import {
  Dices,
  HandCoins,
  HeartHandshake,
  History,
  LayoutDashboard,
  ShieldCheck,
  Users,
  Wallet,
} from '../../shared/ui/icons.ts';

interface MenuEntry {
  /** A path of `contract/pages.ts`, with the query that tells pages of one path apart. */
  to: string;
  Icon: typeof Wallet;
  title: ParseKeys;
  /** Whether this member has the page; without it, every member has. */
  $isShown?: Store<boolean>;
}
export interface MenuGroup {
  key: 'overview' | 'money' | 'play' | 'account';
  entries: readonly MenuEntry[];
}

/** MEM-01: the pages of the member centre in order. A new page adds its line here. */
export const MENU: readonly MenuGroup[] = [
  { key: 'overview', entries: [{ to: '/member', Icon: LayoutDashboard, title: 'member.overview' }] },
  {
    key: 'money',
    entries: [
      { to: '/deposit', Icon: Wallet, title: 'shell.deposit' },
      { to: '/member/withdraw', Icon: HandCoins, title: 'shell.withdraw' },
      { to: '/member?tab=transactions', Icon: History, title: 'shell.accountRecord' },
    ],
  },
  { key: 'play', entries: [{ to: '/member?tab=bets', Icon: Dices, title: 'shell.bettingRecord' }] },
  {
    key: 'account',
    entries: [
      { to: '/member/limits', Icon: HeartHandshake, title: 'shell.playSafely' },
      { to: '/member/securityCenter', Icon: ShieldCheck, title: 'shell.security' },
      { to: '/agentHome', Icon: Users, title: 'shell.agentCentre', $isShown: $isAgent },
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

/** The page of the centre that an address shows, as its `to` in the menu. Other queries, such as filters, do not matter. */
export const currentOf = ({ pathname, search }: { pathname: string; search: string }): string => {
  const tab = new URLSearchParams(search).get('tab');
  const withTab = `${pathname}?tab=${tab}`;
  return MENU.some(({ entries }) => entries.some(({ to }) => to === withTab)) ? withTab : pathname;
};
