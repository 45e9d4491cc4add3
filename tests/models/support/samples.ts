import type { Game, VendorLane } from '../../../contract/games.ts';
import type { Notice } from '../../../contract/notices.ts';
import type { BetRecord, Transaction } from '../../../contract/records.ts';
import type { LoginResult } from '../../../contract/auth.ts';
import type { MemberInfo } from '../../../contract/session.ts';
import type { SiteInfo } from '../../../contract/site.ts';
import type { Deposit, DepositMethod } from '../../../contract/wallet.ts';
import type { WinnerEntry } from '../../../contract/winners.ts';

export const SESSION_ID = '6f1c0c4e-8d2b-4f6a-9a51-0d6a7c1b2e3f';
export const OTHER_SESSION_ID = '0a9b8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d';
export const MEMBER_KEY = 'member:42';
export const SESSION_KEY = `session:${SESSION_ID}`;
export const MERCHANT_KEY = 'merchant:parlour';

const usd = { currency: 'USD', exponent: 2 };

export const memberOf = (rest: Partial<MemberInfo> = {}): MemberInfo => ({
  id: 42,
  account: 'player1',
  userName: 'player1',
  nickname: 'Player One',
  type: 0,
  sessionId: SESSION_ID,
  sessionStartedAtMs: 1_000,
  changePassword: null,
  sessionExpiresAtMs: 43_201_000,
  ...usd,
  ...rest,
});
export const trial = memberOf({ type: 4 });
export const loginOf = (userInfo: MemberInfo = memberOf()): LoginResult => ({
  token: 'token-of-player1',
  ...loginInfoOf(userInfo),
});
export const loginInfoOf = (userInfo: MemberInfo = memberOf()): Omit<LoginResult, 'token'> => ({
  firstTimeLogin: false,
  passwordExpired: false,
  changePassword: null,
  userInfo,
});

export const gameOf = (nodeId: number | string, rest: Partial<Game> = {}): Game => ({
  nodeId: String(nodeId),
  vassalage: 'STUDIO',
  vendorName: 'Studio',
  gameType: 'RNG',
  gameClassify: ['SLOT'],
  iconUrl: `/art/${nodeId}.svg`,
  iconSet: `/art/${nodeId}.svg 240w`,
  lagerIcon: `/art/${nodeId}-large.svg`,
  roomId: null,
  gameCode: `game-${nodeId}`,
  isGame: 'GAME',
  displayName: `Game ${nodeId}`,
  supportPlay: 1,
  openIn: 'page',
  isHot: 0,
  isNew: 0,
  poolId: null,
  rtpMicro: 960_000,
  minBet: 20,
  maxBet: 50_000,
  exponent: 2,
  ...rest,
});
/** Games `from` to `to`, both included. */
export const gamesOf = (from: number, to: number, rest: Partial<Game> = {}): Game[] =>
  Array.from({ length: to - from + 1 }, (_, at) => gameOf(from + at, rest));
export const idsOf = (games: readonly { nodeId: string }[]) => games.map(({ nodeId }) => Number(nodeId));

export const lanes: VendorLane[] = [
  {
    title: 'RNG',
    cards: [
      { vassalage: 'STUDIO', name: 'Studio', iconUrl: '', games: 30 },
      { vassalage: 'PG', name: 'PG', iconUrl: '', games: 12 },
      { vassalage: 'TCG_SLOT', name: 'TCG', iconUrl: '', games: 3 },
    ],
    gameClassify: [
      { key: 'SLOT', name: 'Slots', vendors: ['STUDIO', 'PG'] },
      { key: 'CRASH', name: 'Crash', vendors: ['STUDIO'] },
    ],
    minBets: [20, 100],
  },
  {
    title: 'LIVE',
    cards: [{ vassalage: 'PG', name: 'PG', iconUrl: '', games: 5 }],
    gameClassify: [],
    minBets: [50, 100],
  },
];

export const winOf = (id: number, winAmount = id * 100): WinnerEntry => ({
  id,
  vo: { customerId: `c${id}`, customerName: `p***${id}`, iconUrl: '', gameName: 'Reels', winAmount },
  atMs: id * 1_000,
  jackpot: false,
  nodeId: '1',
  ...usd,
});

export const noticeOf = (id: number, publishedAtMs = id * 1_000): Notice => ({
  id,
  type: 'B',
  title: { EN: `Notice ${id}` },
  content: { EN: `Text ${id}` },
  publishedAtMs,
});

export const transactionOf = (version: number): Transaction => ({
  version,
  kind: 'bet',
  amount: -100,
  balanceAfter: 100_000 - version * 100,
  atMs: version * 1_000,
  about: 'Reels',
  roundId: null,
  payment: null,
  ...usd,
});
const roundId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const betOf = (number: number, rest: Partial<BetRecord> = {}): BetRecord => ({
  roundId: roundId(number),
  nodeId: '1',
  gameName: 'Reels',
  vendor: 'STUDIO',
  stake: 100,
  payout: 0,
  freeStake: 0,
  state: 'closed',
  openedAtMs: number * 1_000,
  closedAtMs: number * 1_000 + 500,
  details: [],
  ...usd,
  ...rest,
});

export const methodOf = (code: string, rest: Partial<DepositMethod> = {}): DepositMethod => ({
  code,
  name: `Pay by ${code}`,
  minimum: 1_000,
  maximum: 500_000,
  fee: 0,
  presets: [],
  instructions: '',
  sandbox: true,
  ...usd,
  ...rest,
});
export const depositOf = (state: Deposit['state'], amount = 5_000, rest: Partial<Deposit> = {}): Deposit => ({
  id: roundId(900),
  method: 'card',
  methodName: 'Pay by card',
  money: { amount, ...usd },
  fee: 0,
  settled: 0,
  credited: state === 'paid' ? amount : null,
  state,
  payUrl: state === 'pending' ? '/cashier/pay/1' : null,
  payUntilMs: state === 'pending' ? 1_801_000 : null,
  createdAtMs: 1_000,
  updatedAtMs: 2_000,
  reason: null,
  ...rest,
});

export const siteOf = (rest: Partial<SiteInfo> = {}): SiteInfo => ({
  brand: {
    merchant: 'parlour',
    platform: 'PARLOUR',
    lotteryType: 'ALL',
    name: 'Parlour',
    colors: { accent: '#d9a441' },
    languages: ['EN', 'CN', 'AR'],
    defaultLanguage: 'EN',
    minimumAge: 18,
    timeZone: 'UTC',
    demo: true,
    ...usd,
  },
  flags: {
    CHNGPASSVERIF3: false,
    CHNGPASSMAIL3: false,
    USERNAMEREG3: true,
    MOBILENUMREG3: false,
    MOBILENUMPASSREG3: false,
    REGMOBVERF3: false,
    DIRECTREG3: true,
    MOBILEVERCODELOGIN3: false,
    AGENTPOLICY3: false,
  },
  customerService: null,
  domainRoute: [],
  resources: [],
  whitelabel: [{ modId: 'REBATE', enabled: true, childrenNodes: [] }],
  registerValidators: {},
  mainDomain: 'parlour.test',
  singleWallet: true,
  analytics: { gtagId: null },
  imageCDNs: [],
  launchGameCDNs: [],
  location: { ip: '192.0.2.1' },
  maintenance: false,
  regionRestriction: false,
  status: { status: 0, untilMs: null },
  statusSeq: 1,
  version: '0.1.0',
  epoch: 'k3f9',
  jackpots: [
    { id: 'grand', name: 'Grand' },
    { id: 'minor', name: 'Minor' },
  ],
  serverTimeMs: 1_764_150_000_000,
  ...rest,
});
