import type { Feed } from './wire.ts';

/** What the schemas of the feeds in `wire.ts` cannot say. The page `/docs/socket` shows it; no page of the site loads it. */

/** Who may subscribe to a feed (W9), with the sentence that says so. */
export const AUDIENCES = {
  everybody: 'Everybody at the merchant, visitors too.',
  members: 'Every member of the merchant.',
  real: 'Every member of the merchant but for trial accounts.',
  self: 'The member or login session that the key names.',
  agent: 'The agent that the key names.',
} as const;

/** The variable parts of keys. */
export const KEY_PARTS = {
  member: 'The member’s id, `id` of `GET /wps/member/info`.',
  agent: 'The agent’s id as a member.',
  session: 'The login session, `sessionId` of `GET /wps/member/info`.',
  wallet: 'The code of the vendor that keeps a wallet of its own, or `demo`.',
  pool: 'The pool’s id.',
  board: 'The leaderboard’s id.',
  merchant: 'The merchant’s code, as in the join.',
  game: 'The node id of the game.',
  table: 'The number of the table.',
  fixture: 'The fixture’s id, as its vendor names it.',
  room: 'The room of the chat.',
  type: 'The type of game, `SPORTS` or `ESPORTS`.',
} as const;
type Part = `{${keyof typeof KEY_PARTS}}`;

export interface FeedMeaning {
  /** The form of its keys. */
  readonly key: `${string}:${Part}` | `${string}:${Part}-${Part}` | `${string}:${Part}-${Part}-${Part}`;
  readonly audience: keyof typeof AUDIENCES;
  readonly text: string;
}

const RELOAD = 'A new version also means that';

export const FEED_MEANINGS: Readonly<Record<Feed, FeedMeaning>> = {
  balance: {
    key: 'member:{member}',
    audience: 'self',
    text: 'The amount that can be staked now, of the real wallet (or the demo wallet of a trial account).',
  },
  funds: {
    key: 'wallet:{member}-{wallet}',
    audience: 'self',
    text: 'What a game stakes from another wallet than the site’s (WAL-03, PP-23).',
  },
  play: {
    key: 'session:{session}',
    audience: 'self',
    text: 'Net position and stakes since the login (PP-10), and when its reality check is due (PP-18).',
  },
  unread: {
    key: 'member:{member}',
    audience: 'self',
    text: `Unread notices and messages. ${RELOAD} a list of messages or notices changed: load it again.`,
  },
  deposits: {
    key: 'member:{member}',
    audience: 'self',
    text: `The number of waiting deposits, and the member’s debt from a rollback, which blocks play until the next deposit settles it; null without debt. ${RELOAD} a deposit is new or changed: load the list again.`,
  },
  withdrawals: {
    key: 'member:{member}',
    audience: 'self',
    text: `The number of withdrawals that go on, and of paid parts that wait for the member’s answer. ${RELOAD} a withdrawal is new or changed: load the list again.`,
  },
  awards: {
    key: 'member:{member}',
    audience: 'self',
    text: `The member’s open awards with their progress, the oldest first, at most 50, and how many can be claimed. ${RELOAD} an award is new or over: load the list again.`,
  },
  points: {
    key: 'member:{member}',
    audience: 'self',
    text: `The member’s points, those that are owed, the number of exchanges that wait, and the valid stake of the levels’ period up to now, minor units. ${RELOAD} points or exchanges changed: load the lists again.`,
  },
  level: {
    key: 'member:{member}',
    audience: 'self',
    text: 'The code of the member’s level, and the day from which it falls. Null before the first counted day.',
  },
  rebate: {
    key: 'member:{member}',
    audience: 'self',
    text: `Whole minor units of rebate that can be claimed, or are owed after play was taken back, and whether the member can claim them now. ${RELOAD} play was counted or a rebate was paid: load the lists again.`,
  },
  referral: {
    key: 'member:{member}',
    audience: 'self',
    text: `How many came by the member’s invitations, and how many of its awards for them can be claimed. ${RELOAD} somebody is further, or that an award changed: load the lists again.`,
  },
  draws: {
    key: 'member:{member}',
    audience: 'self',
    text: `The wheels and sign-in calendars that the member can use today, from when and until when; 0: from now. ${RELOAD} a draw is new or changed, or that tickets are: load the list again.`,
  },
  badges: {
    key: 'member:{member}',
    audience: 'self',
    text: 'Missions that can be claimed now (MEM-02). The other badges of the menu are in `unread` and `awards`.',
  },
  missions: {
    key: 'member:{member}',
    audience: 'self',
    text: 'The member’s progress in missions of running periods and of those that can still be claimed. What the list does not have is not begun.',
  },
  leaderboard: {
    key: 'board:{board}',
    audience: 'members',
    text: 'The first ranks of the running period of a leaderboard, with masked names, and how many have a score.',
  },
  jackpot: {
    key: 'pool:{pool}',
    audience: 'everybody',
    text: 'The jackpot as the ledger has it.',
  },
  round: {
    key: 'round:{game}',
    audience: 'everybody',
    text: 'The round of a game that everybody plays together, as its vendor tells it. Null before the first one.',
  },
  table: {
    key: 'table:{game}-{table}',
    audience: 'everybody',
    text: 'A table at which players play against each other, as its vendor tells it. Null while the vendor has told nothing: nobody has sat there.',
  },
  hand: {
    key: 'hand:{member}-{game}-{table}',
    audience: 'self',
    text: 'The member’s own cards at that table, which no other member receives. Null before the first ones.',
  },
  odds: {
    key: 'odds:{fixture}',
    audience: 'everybody',
    text: 'The prices of a fixture that can be bet on, as its vendor tells them. Null for a fixture of which nothing is told.',
  },
  line: {
    key: 'line:{fixture}',
    audience: 'everybody',
    text: 'The main prices of a fixture, for lists: `odds` with one market of each column. Null for a fixture of which nothing is told.',
  },
  fixture: {
    key: 'fixture:{fixture}',
    audience: 'everybody',
    text: 'Who plays, what happened and the statistics of a fixture, as its vendor tells them. Null for a fixture of which nothing is told.',
  },
  book: {
    key: 'book:{type}',
    audience: 'everybody',
    text: `How many fixtures of each sport run and are to come in the book of a type. ${RELOAD} a fixture is new, began or ended: load the list again.`,
  },
  slips: {
    key: 'slips:{member}-{game}',
    audience: 'self',
    text: `How many slips of the member are open in a book, and how many of them wait for its decision. ${RELOAD} one of them changed: load the list again.`,
  },
  siteStatus: {
    key: 'merchant:{merchant}',
    audience: 'everybody',
    text: 'Whether the site is open. A new version with an equal value means that brand, flags or modules changed: load the site info again.',
  },
  salary: {
    key: 'agent:{agent}',
    audience: 'agent',
    text: 'Accrual of the running window, provisional until it is settled.',
  },
  contracts: {
    key: 'agent:{agent}',
    audience: 'agent',
    text: 'Contracts that wait for this agent’s answer. A new version means that one of its contracts changed.',
  },
  team: {
    key: 'agent:{agent}',
    audience: 'agent',
    text: 'Activity of the team; members below the direct downlines appear only in sums.',
  },
  notices: {
    key: 'merchant:{merchant}',
    audience: 'everybody',
    text: 'Notices that were published or withdrawn.',
  },
  winners: {
    key: 'merchant:{merchant}',
    audience: 'everybody',
    text: 'Wins for the winner board, and wins that were withdrawn. The server masks the names (HOME-06).',
  },
  session: {
    key: 'session:{session}',
    audience: 'self',
    text: 'The one event that ends the login session.',
  },
  chat: {
    key: 'chat:{room}',
    audience: 'real',
    text: 'The messages and rains of a room of the chat (MEM-08). Of a message that the operator deleted, its id alone. A new client gets the newest events.',
  },
  chatRoom: {
    key: 'chat:{room}',
    audience: 'real',
    text: 'Whether a room takes messages, the pause between two messages of a member, and who is there, and the rain of which shares are left.',
  },
};
