import {
  ArrowLeftRight,
  CalendarDays,
  ChartColumn,
  ChartPie,
  Clock,
  Dices,
  HandCoins,
  Headset,
  History,
  LayoutDashboard,
  Megaphone,
  MessageCircle,
  Network,
  Radio,
  UserRoundPlus,
  Users,
  Wallet,
} from '../../../shared/ui/icons.ts';

interface Entry {
  /** Its name in the specification, and in the texts `agent.entries`. */
  key: string;
  Icon: typeof Wallet;
  /** A page outside the centre. */
  path?: string;
}

/** AGT-01: the menu of the agent centre in groups. Each entry is a page that works; a new page adds its line here. */
const GROUPS = [
  { key: 'overview', entries: [{ key: 'overview', Icon: LayoutDashboard }] },
  {
    key: 'team',
    entries: [
      { key: 'agentTeamOverview', Icon: Users },
      { key: 'downlineManagmentView', Icon: Network },
      { key: 'registerCenter', Icon: UserRoundPlus },
    ],
  },
  {
    key: 'pay',
    entries: [
      { key: 'agentRealtimeSalary', Icon: Radio },
      { key: 'agentHourSalary', Icon: Clock },
      { key: 'agentDailyWages2', Icon: CalendarDays },
      { key: 'agentDividendRecordCopy2', Icon: ChartPie },
    ],
  },
  {
    key: 'money',
    entries: [
      { key: 'deposit', Icon: Wallet },
      { key: 'withdraw', Icon: HandCoins },
    ],
  },
  {
    key: 'reports',
    entries: [
      { key: 'palStatementsAgentCopy', Icon: ChartColumn },
      { key: 'personalHistoryCopy', Icon: Dices },
      { key: 'agentDownlineTransactionDetailsCopy', Icon: ArrowLeftRight },
      { key: 'agentRevenueReport', Icon: History },
    ],
  },
  {
    key: 'contact',
    entries: [
      { key: 'messages', Icon: MessageCircle },
      { key: 'agentAnnouncement', Icon: Megaphone },
      { key: 'customerService', Icon: Headset, path: '/helpmc' },
    ],
  },
] as const satisfies readonly { key: string; entries: readonly Entry[] }[];

export type MenuKey = (typeof GROUPS)[number]['entries'][number]['key'];
type GroupKey = (typeof GROUPS)[number]['key'];
export interface MenuEntry extends Entry {
  key: MenuKey;
}
export const MENU: readonly { key: GroupKey; entries: readonly MenuEntry[] }[] = GROUPS;

/** The sections of the centre: all entries that are no page outside it. */
export const SECTIONS = MENU.flatMap(({ entries }) => entries.filter(({ path }) => path === undefined)).map(
  ({ key }) => key,
);

/** The bottom bar of phones, before the menu. */
export const BAR = [
  'overview',
  'agentRealtimeSalary',
  'downlineManagmentView',
  'messages',
] as const satisfies readonly MenuKey[];
export const entryOf = (wanted: MenuKey): MenuEntry =>
  MENU.flatMap(({ entries }) => entries).find(({ key }) => key === wanted)!;

export const pathOf = ({ key, path }: MenuEntry): string => path ?? `/agentHome/${key}`;

/** The tree of the team. Each contract has an address below it, by the id of the downline or `own`. */
export const TREE = '/agentHome/downlineManagmentView';
/** The list of all contracts. */
export const CONTRACT_LIST = `${TREE}/contracts`;
/** The bets and the account changes of direct members. */
export const TEAM_BETS = '/agentHome/personalHistoryCopy';
export const TEAM_MOVEMENTS = '/agentHome/agentDownlineTransactionDetailsCopy';

const FIRST: MenuKey = 'overview';
/** The section of an address, the first one of an address without; null when there is no such section. */
export const sectionOf = (name: string | undefined): MenuKey | null =>
  name === undefined ? FIRST : (SECTIONS.find((key) => key === name) ?? null);
