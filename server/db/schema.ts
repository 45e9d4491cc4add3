// Written by server/db/generate-schema.ts from the migrations; do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

export type Json = unknown;

export interface AccountsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  ledger: 'real' | 'demo';
  kind: 'wallet' | 'vendor_wallet' | 'house' | 'pool' | 'cashier' | 'receivable' | 'reserve' | 'bonus' | 'rain';
  owner: string;
  member_id: GeneratedAlways<number | null>;
  currency: string;
  exponent: number;
  balance: Generated<number>;
  version: Generated<number>;
  hot: Generated<boolean>;
  allow_negative: Generated<boolean>;
}

export interface AccrualsTable {
  merchant: string;
  agent_id: number;
  window_at: Date;
  curve: Json;
}

export interface AddressFailuresTable {
  address: string;
  failures: number;
  since: Date;
}

export interface AffiliateCodesTable {
  merchant: string;
  code: string;
  agent: number;
  domain: string | null;
  created_at: Generated<Date>;
}

export interface AgentFiguresTable {
  merchant: string;
  agent_id: number;
  feed: 'salary' | 'team' | 'contracts';
  version: Generated<number>;
  value: Json;
}

export interface AuditTable {
  id: GeneratedAlways<number>;
  merchant: string;
  actor: string;
  action: string;
  reason: string;
  before: Json;
  after: Json;
  at: Generated<Date>;
  previous_hash: Buffer | null;
  hash: Buffer;
  member_id: number | null;
}

export interface AuditHeadsTable {
  merchant: string;
  audit_id: number;
  hash: Buffer;
  entries: number;
}

export interface AuditQueueTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number | null;
  actor: string;
  action: string;
  reason: string;
  before: Json;
  after: Json;
  at: Generated<Date>;
}

export interface AwardChangesTable {
  id: GeneratedAlways<number>;
  merchant: string;
  award_id: number;
  state: 'applying' | 'issued' | 'rejected' | 'claimed' | 'active' | 'completed' | 'forfeited' | 'expired';
  actor: string;
  reason: string | null;
  ledger_transaction_id: number | null;
  cost: Generated<number>;
  dividend_at: Date | null;
  at: Generated<Date>;
}

export interface AwardPeriodsTable {
  campaign_id: number;
  merchant: string;
  from_day: string;
  to_day: string;
  after_member: Generated<number>;
  done_at: Date | null;
}

export interface AwardsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  campaign_id: number;
  terms_version: number;
  occasion: string;
  product: 'casino' | 'betting' | 'lottery' | 'pvp';
  state: 'applying' | 'issued' | 'rejected' | 'claimed' | 'active' | 'completed' | 'forfeited' | 'expired';
  reason: string | null;
  amount: number;
  required: number;
  met: Generated<number>;
  account_id: number | null;
  converted: Generated<number>;
  created_at: Generated<Date>;
  lapses_at: Date | null;
  due_at: Date | null;
  active_at: Date | null;
  ended_at: Date | null;
  version: Generated<number>;
  rounds_given: Generated<number>;
  rounds_used: Generated<number>;
  round_stake: Generated<number>;
  won: Generated<number>;
  signals: Json;
  referral_id: number | null;
}

export interface BannersTable {
  id: GeneratedAlways<number>;
  merchant: string;
  group_name: string;
  texts: Json;
  art: string;
  url: string;
  linkage_type: string;
  position: Generated<number>;
  code: string;
}

export interface BillCorrectionsTable {
  merchant: string;
  bill_id: string;
  corrects: string;
  exact: string;
  kept_back: string;
}

export interface BillsTable {
  id: Generated<string>;
  merchant: string;
  agent_id: number;
  contract_id: number;
  kind: 'realtime' | 'hour' | 'day' | 'dividend';
  window_at: Date;
  window_end: Date;
  turnover: number;
  active: number;
  net_loss: number;
  tier: number;
  rate: number;
  exact: string;
  amount: number;
  state: 'issued' | 'unapproved' | 'part_received' | 'insufficient' | 'not_reached' | 'refused' | 'expired';
  inputs_hash: Buffer;
  ledger_transaction_id: number | null;
  at: Generated<Date>;
  capped: Generated<string>;
  corrected: Generated<string>;
  carried_in: Generated<string>;
  carried_out: Generated<string>;
  written_off: Generated<string>;
  loss: Json;
  decided_at: Date | null;
  decision: string | null;
}

export interface BookFixturesTable {
  merchant: string;
  id: string;
  node_id: number;
  game_type: string;
  sport: string | null;
  league_id: string | null;
  home_id: string | null;
  away_id: string | null;
  search: string | null;
  phase: 'before' | 'live' | 'over' | 'cancelled' | null;
  starts_at: Date | null;
  ended_at: Date | null;
}

export interface BooksTable {
  merchant: string;
  game_type: string;
  version: number;
}

export interface CallNoncesTable {
  session_id: string;
  nonce: string;
  at: Generated<Date>;
}

export interface CampaignJoinsTable {
  campaign_id: number;
  member_id: number;
  merchant: string;
  terms_version: number;
  joined_at: Generated<Date>;
}

export interface CampaignTermsTable {
  campaign_id: number;
  version: number;
  merchant: string;
  terms: Json;
  written_at: Generated<Date>;
}

export interface CampaignsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  code: string;
  product: 'casino' | 'betting' | 'lottery' | 'pvp';
  state: Generated<'draft' | 'running' | 'paused' | 'ended'>;
  starts_at: Date | null;
  ends_at: Date | null;
  audience: Generated<Json>;
  reviewed: Generated<boolean>;
  budget: number | null;
  max_awards: number | null;
  max_each: number | null;
  awarded: Generated<number>;
  awards: Generated<number>;
  terms_version: Generated<number>;
  position: Generated<number>;
  picture: string | null;
  texts: Generated<Json>;
  created_at: Generated<Date>;
  control_share: Generated<number>;
  first_run_at: Date | null;
  once_per: Generated<string[]>;
}

export interface CaptchaKeysTable {
  id: string;
  secret: Buffer;
  created_at: Generated<Date>;
}

export interface CaptchasTable {
  id: string;
  merchant: string;
  answer_hash: Buffer;
  expires_at: Date;
  tries: Generated<number>;
}

export interface ChatIgnoresTable {
  member_id: number;
  author_id: number;
  merchant: string;
}

export interface ChatMembersTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  name: string | null;
  name_key: string | null;
  muted_until: Date | null;
  simulated: Generated<boolean>;
}

export interface ChatMessagesTable {
  id: string;
  merchant: string;
  room_id: number;
  author_id: number;
  author_name: string;
  text: string;
  match_key: string;
  round_id: string | null;
  round: Json;
  at: Generated<Date>;
  deleted_at: Date | null;
}

export interface ChatPresenceTable {
  room_id: number;
  node: string;
  merchant: string;
  members: number[];
  at: Generated<Date>;
}

export interface ChatReportsTable {
  message_id: string;
  member_id: number;
  merchant: string;
  reason: string;
  at: Generated<Date>;
  closed_at: Date | null;
}

export interface ChatRoomsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  kind: 'language' | 'table' | 'board';
  subject: string;
  closed: Generated<boolean>;
  slow_seconds: Generated<number>;
  present: Generated<number>;
  names: Generated<string[]>;
  version: Generated<number>;
  last_message_at: Date | null;
  rain: Json;
}

export interface ChatWordsTable {
  merchant: string;
  list: string;
  words: string[];
}

export interface CodeGuessesTable {
  merchant: string;
  address: string;
  wrong: number;
}

export interface ConfirmationsTable {
  token_hash: Buffer;
  session_id: string;
  expires_at: Date;
}

export interface ConsentsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  kind: string;
  version: string;
  at: Generated<Date>;
}

export interface DepositMethodsTable {
  merchant: string;
  code: string;
  provider: string;
  name: string;
  minimum: number;
  maximum: number;
  fee: Generated<number>;
  instructions: Generated<Json>;
  sandbox: boolean;
  review_from: number | null;
  enabled: Generated<boolean>;
  position: Generated<number>;
  presets: Generated<number[]>;
  names: Generated<Json>;
}

export interface DepositsTable {
  id: string;
  merchant: string;
  member_id: number;
  method: string;
  amount: number;
  currency: string;
  exponent: number;
  state: 'pending' | 'review' | 'paid' | 'refused' | 'expired' | 'cancelled';
  provider: string;
  provider_ref: string | null;
  pay_url: string;
  idempotency_key: string;
  payload_hash: Buffer;
  reason: string | null;
  ledger_transaction_id: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  fee: Generated<number>;
  settled: Generated<number>;
  ask_at: Date | null;
}

export interface DomainsTable {
  host: string;
  merchant: string;
}

export interface DrawMembersTable {
  draw_id: number;
  member_id: number;
  merchant: string;
  next_at: Date;
  time_zone: string;
  turns: Generated<number>;
}

export interface DrawTermsTable {
  draw_id: number;
  version: number;
  merchant: string;
  terms: Json;
  written_at: Generated<Date>;
}

export interface DrawsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  code: string;
  kind: 'wheel' | 'raffle' | 'sign_in';
  state: Generated<'draft' | 'running' | 'paused' | 'ended'>;
  from_day: string | null;
  to_day: string | null;
  position: Generated<number>;
  picture: string | null;
  texts: Json;
  terms_version: number;
}

export interface EntriesTable {
  account_id: number;
  version: number;
  merchant: string;
  ledger_transaction_id: number;
  amount: number;
  balance_after: number;
}

export interface ExclusionsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  kind: 'cool_off' | 'self_exclusion' | 'type_lock';
  game_type: string | null;
  owner: 'player' | 'operator';
  starts_at: Generated<Date>;
  ends_at: Date;
}

export interface ExecutedCommandsTable {
  merchant: string;
  member_id: number;
  id: string;
  answer: Json;
  at: Generated<Date>;
}

export interface ExportTicketsTable {
  ticket_hash: Buffer;
  merchant: string;
  session_id: string;
  query: Json;
  language: string;
  expires_at: Date;
}

export interface FactorTicketsTable {
  ticket_hash: Buffer;
  merchant: string;
  member_id: number;
  entry: Json;
  wrong: Generated<number>;
  expires_at: Date;
}

export interface FavouritesTable {
  merchant: string;
  member_id: number;
  node_id: number;
  at: Generated<Date>;
}

export interface FeedHeadsTable {
  feed: string;
  key: string;
  merchant: string;
  seq: number;
}

export interface FeedLogTable {
  feed: string;
  key: string;
  seq: number;
  merchant: string;
  room: string;
  value: Json;
  at: Date;
}

export interface FeedbackTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  content: string;
  remark: string;
  at: Generated<Date>;
  state: Generated<'open' | 'answered' | 'closed'>;
  changed_at: Generated<Date>;
}

export interface FeedbackImagesTable {
  id: GeneratedAlways<number>;
  merchant: string;
  feedback_id: number | null;
  media_type: 'image/png' | 'image/jpeg';
  bytes: Buffer;
  member_id: number;
  at: Generated<Date>;
  withdrawal_part_id: string | null;
  ticket_message_id: number | null;
}

export interface FirebaseIdentitiesTable {
  merchant: string;
  project: string;
  uid: string;
  member_id: number;
  channel: 'google' | 'facebook' | 'phone';
  linked_at: Generated<Date>;
}

export interface FirebaseTokensTable {
  token_hash: Buffer;
  until: Date;
}

export interface FirstDepositsTable {
  member_id: number;
  merchant: string;
  day: string;
}

export interface FormerUplinesTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  upline: number | null;
  until_at: Date;
  changed_at: Generated<Date>;
}

export interface GamesTable {
  node_id: number;
  merchant: string;
  vendor: string;
  code: string;
  game_type: string;
  classify: Generated<string[]>;
  names: Json;
  is_game: Generated<string>;
  parent_node_id: number | null;
  room_id: string | null;
  support_play: Generated<number>;
  hot: Generated<boolean>;
  fresh: Generated<boolean>;
  playable: Generated<boolean>;
  enabled: Generated<boolean>;
  maintenance_until: Date | null;
  pool_id: string | null;
  min_bet: Generated<number>;
  max_bet: Generated<number>;
  lines: Generated<number>;
  min_round_ms: Generated<number>;
  popularity: Generated<number>;
  search: string;
  rtp_micro: number | null;
  open_in: 'page' | 'fullScreen' | 'popup' | null;
  played: Generated<number>;
  position: number | null;
  hot_set: boolean | null;
  picture: string | null;
  free_round_stakes: number[] | null;
}

export interface HelpTopicsTable {
  merchant: string;
  anchor: string;
  texts: Json;
  position: Generated<number>;
}

export interface HourlyCountsTable {
  merchant: string;
  what: string;
  who: string;
  times: number;
  since: Date;
}

export interface IncidentsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  kind: string;
  member_id: number | null;
  details: Json;
  at: Generated<Date>;
}

export interface LeaderboardPeriodsTable {
  mission_id: number;
  from_day: string;
  to_day: string;
  merchant: string;
  terms_version: number;
  state: Generated<'open' | 'ranked' | 'paid'>;
  ranked_at: Date | null;
  paid_at: Date | null;
}

export interface LeaderboardResultsTable {
  mission_id: number;
  from_day: string;
  member_id: number;
  merchant: string;
  rank: number;
  tied: number;
  score: number;
  prize: Json;
  state: Generated<'none' | 'due' | 'given' | 'refused'>;
  refusal: string | null;
  award_id: number | null;
  given_at: Date | null;
}

export interface LeaderboardScoresTable {
  mission_id: number;
  from_day: string;
  member_id: number;
  merchant: string;
  score: number;
}

export interface LeasesTable {
  name: string;
  holder: string;
  until: Date;
  term: Generated<number>;
}

export interface LedgerTransactionsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  kind:
    | 'deposit'
    | 'withdrawal'
    | 'withdrawal_returned'
    | 'payout'
    | 'fee'
    | 'bet'
    | 'win'
    | 'jackpot'
    | 'rollback'
    | 'adjust'
    | 'bonus'
    | 'transfer'
    | 'salary'
    | 'shortfall'
    | 'write_off'
    | 'correction'
    | 'pool_seed'
    | 'pool_fund'
    | 'pool_contribution';
  actor: string;
  idempotency_key: string;
  payload_hash: Buffer;
  about: Generated<string>;
  round_id: string | null;
  answer: Json;
  at: Generated<Date>;
}

export interface LevelLaddersTable {
  merchant: string;
  ladder: Json;
  counted_day: string | null;
}

export interface LimitCountersTable {
  merchant: string;
  member_id: number;
  kind: 'loss' | 'wager';
  period: 'day';
  starts_on: string;
  amount: Generated<number>;
}

export interface LimitsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  kind: 'stake' | 'loss' | 'wager' | 'time' | 'deposit';
  period: 'bet' | 'session' | 'day' | 'week' | 'month';
  amount: number;
  owner: 'player' | 'operator';
  from_at: Generated<Date>;
  pending_amount: number | null;
  pending_from: Date | null;
}

export interface LinkVisitorsTable {
  merchant: string;
  link_id: number;
  visitor: Buffer;
  at: Generated<Date>;
}

export interface LiveStatesTable {
  merchant: string;
  key: string;
  node_id: number;
  vendor_version: number;
  version: Generated<number>;
  value: Json;
  at: Generated<Date>;
}

export interface LoginFailuresTable {
  merchant: string;
  username: string;
  failures: number;
  last_at: Date;
}

export interface LoginLinksTable {
  code_hash: Buffer;
  merchant: string;
  member_id: number;
  expires_at: Date;
}

export interface LoginSignalsTable {
  merchant: string;
  member_id: number;
  signal: 'device' | 'address';
  value: string;
  seen_at: Generated<Date>;
}

export interface MemberLevelChangesTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  before: string | null;
  after: string;
  day: string;
  stake: number;
  at: Generated<Date>;
  gift_at: Date | null;
}

export interface MemberLevelsTable {
  member_id: number;
  merchant: string;
  level: string;
  falls_on: string | null;
  since: string;
  version: Generated<number>;
}

export interface MemberTransfersTable {
  id: string;
  merchant: string;
  sender: number;
  receiver: number;
  currency: string;
  exponent: number;
  amount: number;
  idempotency_key: string;
  payload_hash: Buffer;
  ledger_transaction_id: number;
  created_at: Generated<Date>;
  direction: 'up' | 'down';
}

export interface MembersTable {
  id: GeneratedAlways<number>;
  merchant: string;
  username: string;
  nickname: string;
  password_hash: string;
  type: Generated<number>;
  is_agent: GeneratedAlways<boolean>;
  upline: number | null;
  currency: string;
  exponent: number;
  demo: Generated<boolean>;
  locked: Generated<boolean>;
  play_blocked_reason: string | null;
  excluded_until: Date | null;
  logged_in_before: Generated<boolean>;
  password_changed_at: Generated<Date>;
  failed_since: Date | null;
  referral_code: string;
  referred_by: number | null;
  unread_version: Generated<number>;
  created_at: Generated<Date>;
  deposits_version: Generated<number>;
  mobile: string | null;
  email: string | null;
  password_given: Generated<boolean>;
  withdrawals_version: Generated<number>;
  limits_prompted_at: Date | null;
  rebate_rate: Generated<number>;
  frozen_at: Date | null;
  registration_link: number | null;
  lock_reason: string | null;
  locked_by: string | null;
  locked_at: Date | null;
  draws_version: Generated<number>;
  withdrawals_seen_at: Generated<Date>;
}

export interface MerchantsTable {
  code: string;
  brand: Json;
  flags: Json;
  modules: Generated<Json>;
  settings: Generated<Json>;
  status: Generated<0 | 1 | 2>;
  status_until: Date | null;
  status_version: Generated<number>;
  play_stopped: Generated<boolean>;
  closed_at: Date | null;
  archived_at: Date | null;
  draws_version: Generated<number>;
}

export interface MessageBroadcastsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  texts: Json;
  level: number | null;
  team: number | null;
  agents_only: boolean;
  last_member: number;
  served_to: Generated<number>;
  sent: Generated<number>;
  at: Generated<Date>;
  finished_at: Date | null;
  purpose: 'account' | 'service' | 'marketing';
}

export interface MessageReportsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  message_id: number;
  reporter: number;
  at: Generated<Date>;
  closed_at: Date | null;
}

export interface MessageThreadsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  kind: 'direct' | 'operator' | 'system';
  upline: number | null;
  member_id: number;
  last_id: number | null;
}

export interface MessagesTable {
  id: GeneratedAlways<number>;
  merchant: string;
  thread_id: number;
  sender: number | null;
  recipient: number;
  texts: Json;
  client_id: string | null;
  at: Generated<Date>;
  read_at: Date | null;
  sender_deleted: Generated<boolean>;
  recipient_deleted: Generated<boolean>;
  broadcast_id: number | null;
}

export interface MigrationChecksumsTable {
  name: string;
  checksum: string;
}

export interface MissionMembersTable {
  member_id: number;
  merchant: string;
  version: Generated<number>;
}

export interface MissionProgressTable {
  mission_id: number;
  member_id: number;
  from_day: string;
  to_day: string;
  merchant: string;
  terms_version: number;
  amounts: number[];
  state: 'open' | 'reached' | 'claimed' | 'lapsed';
  reached_at: Date | null;
  lapses_at: Date | null;
  claimed_at: Date | null;
  award_id: number | null;
  at_once: boolean;
  refusal: string | null;
}

export interface MissionTermsTable {
  mission_id: number;
  version: number;
  merchant: string;
  from_day: string;
  terms: Json;
  written_at: Generated<Date>;
}

export interface MissionWaitingTable {
  member_id: number;
  day: string;
  merchant: string;
}

export interface MissionsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  code: string;
  kind: 'mission' | 'leaderboard';
  period: 'daily' | 'weekly' | 'half_monthly' | 'monthly' | 'once';
  state: Generated<'draft' | 'running' | 'paused' | 'ended'>;
  starts_on: string | null;
  ends_on: string | null;
  terms_version: Generated<number>;
  position: Generated<number>;
  texts: Json;
  board_version: Generated<number>;
  board_changed: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface NodeRunsTable {
  node_id: string;
  started_at: Generated<Date>;
  seen_at: Generated<Date>;
}

export interface NoticeReadsTable {
  merchant: string;
  member_id: number;
  notice_id: number;
  at: Generated<Date>;
}

export interface NoticesTable {
  id: GeneratedAlways<number>;
  merchant: string;
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H' | 'AG';
  titles: Json;
  bodies: Json;
  execution: Generated<'A' | 'B' | 'F'>;
  published_at: Generated<Date>;
  withdrawn_at: Date | null;
}

export interface OpenedBodiesTable {
  enc_hash: Buffer;
  at: Generated<Date>;
}

export interface OutagesTable {
  merchant: string;
  subject: string;
  since: Generated<Date>;
}

export interface OutboxTable {
  id: GeneratedAlways<number>;
  merchant: string;
  feed: string;
  key: string;
  room: string;
  seq: number | null;
  value: Json;
  at: Generated<Date>;
}

export interface PasswordLinksTable {
  code_hash: Buffer;
  merchant: string;
  member_id: number;
  expires_at: Date;
}

export interface PayContractsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  kind: 'realtime' | 'hour' | 'day' | 'dividend';
  upline: number | null;
  downline: number;
  version: number;
  terms: Json;
  state: 'requested' | 'active' | 'refused' | 'withdrawn' | 'ending' | 'replaced' | 'terminated';
  requested_at: Generated<Date>;
  answered_at: Date | null;
  from_at: Date | null;
  until_at: Date | null;
  end_requested_by: number | null;
  end_requested_at: Date | null;
  end_at: Date | null;
  end_answered_at: Date | null;
  end_reason: 'kind_not_settled' | 'upline_changed' | null;
}

export interface PayCursorsTable {
  merchant: string;
  kind: 'realtime' | 'hour' | 'day' | 'dividend';
  settled_until: Date;
  closed_until: Date;
}

export interface PaySumsTable {
  merchant: string;
  kind: 'hour' | 'day' | 'dividend';
  window_at: Date;
  member_id: number;
  terms_at: Date;
  corrects_at: Date | null;
  stake: number;
  payout: number;
  bets: number;
  pool_payout: Generated<number>;
  contribution_micro: Generated<number>;
  promotions: Generated<number>;
}

export interface PayWindowsTable {
  merchant: string;
  kind: 'hour' | 'day' | 'dividend';
  window_at: Date;
  window_end: Date;
  settled_at: Date | null;
}

export interface PaymentPasswordTriesTable {
  merchant: string;
  member_id: number;
  wrong: Generated<number>;
  checking: Generated<number>;
  at: Generated<Date>;
}

export interface PayoutAccountsTable {
  id: string;
  merchant: string;
  member_id: number;
  kind: 'bank' | 'ewallet' | 'crypto';
  institution: string;
  number: string;
  holder_name: string;
  created_at: Generated<Date>;
  held_until: Date;
  removed_at: Date | null;
  needs_confirmation: Generated<boolean>;
}

export interface PicturesTable {
  merchant: string;
  hash: string;
  width: number;
  bytes: Buffer;
  at: Generated<Date>;
}

export interface PlatformStateTable {
  one: Generated<boolean>;
  epoch: string;
  created_at: Generated<Date>;
}

export interface PlayCountsTable {
  merchant: string;
  until: Date;
}

export interface PlayDaysTable {
  merchant: string;
  member_id: number;
  day: string;
  game_type: string;
  rounds: number;
  stake: number;
  valid_stake: number;
  payout: number;
  edge_micro: Generated<string>;
  bonus_stake: Generated<number>;
}

export interface PlayGamesTable {
  merchant: string;
  member_id: number;
  day: string;
  node_id: number;
  game_type: string;
  edge_rate: number;
  rounds: number;
  valid_stake: number;
}

export interface PlaySessionsTable {
  id: string;
  merchant: string;
  member_id: number;
  session_id: string;
  vendor: string;
  node_id: number;
  ledger: 'real' | 'demo';
  language: string;
  launch_token_hash: Buffer;
  launch_expires_at: Date;
  token_used_at: Date | null;
  started_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  last_round_at: Date | null;
  joined: Generated<boolean>;
}

export interface PlayWaitingTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  round_id: string;
  rounds: number;
  stake: number;
  valid_stake: number;
  payout: number;
  bonus_stake: Generated<number>;
}

export interface PlayWinsTable {
  round_id: string;
  merchant: string;
  member_id: number;
  day: string;
  game_type: string;
  stake: number;
  multiple: number;
}

export interface PointAccountsTable {
  member_id: number;
  merchant: string;
  balance: Generated<number>;
  debt: Generated<number>;
  earned_micro: Generated<string>;
  earned: Generated<number>;
  version: Generated<number>;
  feed_version: Generated<number>;
}

export interface PointDaysTable {
  member_id: number;
  day: string;
  game_type: string;
  merchant: string;
  rate: number;
  valid_stake: number;
}

export interface PointEntriesTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  version: number;
  kind: 'earned' | 'taken_back' | 'debt' | 'exchange' | 'returned' | 'expired' | 'prize';
  amount: number;
  balance: number;
  source: string;
  reason: string | null;
  expires_on: string | null;
  at: Generated<Date>;
}

export interface PointExchangesTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  exchange_type: 'goods' | 'money' | 'bonus' | 'free_rounds' | 'convert';
  product_id: number | null;
  names: Generated<Json>;
  quantity: number;
  points: number;
  amount: number | null;
  campaign: string | null;
  delivery: Buffer | null;
  status: 'applying' | 'passed' | 'rejected';
  idempotency_key: string;
  payload_hash: Buffer;
  ledger_transaction_id: number | null;
  award_id: number | null;
  created_at: Generated<Date>;
  decided_at: Date | null;
  dividend_at: Date | null;
}

export interface PointLotsTable {
  member_id: number;
  expires_on: string;
  merchant: string;
  remaining: number;
}

export interface PointProductsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  code: string;
  category: 'goods' | 'money' | 'bonus' | 'free_rounds';
  points: number;
  amount: number | null;
  campaign: string | null;
  stock: number | null;
  taken: Generated<number>;
  max_each: number | null;
  reviewed: boolean;
  enabled: boolean;
  position: Generated<number>;
  picture: string | null;
  texts: Json;
}

export interface PointRulesTable {
  merchant: string;
  from_day: string;
  rules: Json;
  written_at: Generated<Date>;
}

export interface PoolContributionsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  pool_id: string;
  vendor_tx_id: number;
  amount_micro: number;
}

export interface PoolWinsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  pool_id: string;
  member_id: number;
  amount: number;
  player_name: string;
  at: Generated<Date>;
  vendor: string | null;
  tx_id: string | null;
  house_seed: Generated<number>;
  reversed_at: Date | null;
}

export interface PoolsTable {
  merchant: string;
  id: string;
  name: string;
  account_id: number;
  position: Generated<number>;
  seed_min: number;
  seed_max: number;
  contribution_micro: number;
  one_in: number;
  reference_stake: number;
  reserve_micro: Generated<string>;
  contributed_micro: Generated<string>;
  seeded: Generated<number>;
  funded: Generated<number>;
  paid: Generated<number>;
  version: Generated<number>;
  shown_micro: Generated<string>;
  release_unit_micro: Generated<number>;
  reserve_bound: Generated<number>;
}

export interface PopupsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  execution: 'A' | 'B' | 'F';
  titles: Json;
  contents: Json;
  promotion_type: Generated<string>;
  published_at: Generated<Date>;
  withdrawn_at: Date | null;
}

export interface ProfilesTable {
  member_id: number;
  merchant: string;
  mobile: string | null;
  payee_name: string | null;
  birthday: string | null;
  id_number: string | null;
  qq_num: string | null;
  line: string | null;
  whatsapp: string | null;
  facebook: string | null;
  wechat: string | null;
  payment_password_hash: string | null;
  payouts_held_until: Date | null;
  register_url: string | null;
}

export interface PromotionsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  texts: Json;
  art: string;
  starts_at: Date;
  ends_at: Date | null;
  position: Generated<number>;
  code: string;
}

export interface ProposalsTable {
  id: string;
  merchant: string;
  kind: 'withdrawal' | 'correction' | 'write_off';
  subject: string;
  member_id: number;
  amount: number;
  currency: string;
  exponent: number;
  reason: string;
  proposed_by: string;
  proposed_at: Generated<Date>;
  expires_at: Date;
  state: Generated<'waiting' | 'approved' | 'withdrawn' | 'expired'>;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface RaffleEntriesTable {
  draw_id: number;
  member_id: number;
  merchant: string;
  entry: string;
  stake: number;
  tickets: number;
  void: Generated<boolean>;
  version: Generated<number>;
}

export interface RaffleWinnersTable {
  draw_id: number;
  place: number;
  merchant: string;
  member_id: number;
  entry: string;
  ticket: number;
  hmac: string;
  prize_index: number;
  prize: Json;
  award_id: number | null;
  refusal: string | null;
  decided_at: Date | null;
}

export interface RafflesTable {
  draw_id: number;
  merchant: string;
  seed: string;
  commitment: string;
  listed_at: Date | null;
  list_hash: string | null;
  randomness: string | null;
  randomness_at: Date | null;
  void: Generated<string[]>;
  drawn_at: Date | null;
}

export interface RainSharesTable {
  rain_id: string;
  n: number;
  merchant: string;
  amount: number;
  member_id: number | null;
  at: Date | null;
  ledger_transaction_id: number | null;
}

export interface RainsTable {
  id: string;
  merchant: string;
  room_id: number;
  giver_id: number | null;
  giver_name: string | null;
  simulated: Generated<boolean>;
  currency: string;
  exponent: number;
  amount: number;
  shares: number;
  taken: Generated<number>;
  at: Generated<Date>;
  until_at: Date;
  ledger_transaction_id: number;
  idempotency_key: string | null;
  payload_hash: Buffer | null;
  ended_at: Date | null;
  returned: number | null;
  returned_transaction_id: number | null;
}

export interface RealityCheckAnswersTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  session_id: string;
  due_at: Date;
  answered_at: Generated<Date>;
  net: number;
  wagered: number;
  answer: 'continue' | 'leave' | 'limits';
}

export interface RealityChecksTable {
  merchant: string;
  member_id: number;
  every_minutes: number | null;
  pending_since: Date | null;
}

export interface RebateAccountsTable {
  member_id: number;
  merchant: string;
  open_micro: Generated<string>;
  carried_micro: Generated<number>;
  paid_day: string | null;
  version: Generated<number>;
}

export interface RebateClaimsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  way: 'by_hand' | 'daily';
  from_day: string;
  to_day: string;
  stake: number;
  amount: number;
  carried_in: number;
  carried_out: number;
  idempotency_key: string;
  ledger_transaction_id: number | null;
  dividend_at: Date | null;
  at: Generated<Date>;
}

export interface RebateDaysTable {
  member_id: number;
  day: string;
  game_type: string;
  merchant: string;
  rate: number;
  stake: number;
  claimed_stake: Generated<number>;
}

export interface RebateLinesTable {
  claim_id: number;
  day: string;
  game_type: string;
  merchant: string;
  rate: number;
  stake: number;
}

export interface RebateRulesTable {
  merchant: string;
  from_day: string;
  rules: Json;
  written_at: Generated<Date>;
}

export interface RecentGamesTable {
  merchant: string;
  member_id: number;
  node_id: number;
  at: Generated<Date>;
}

export interface RecoveryCodesTable {
  merchant: string;
  member_id: number;
  code_hash: Buffer;
  used_at: Date | null;
}

export interface ReferralAccountsTable {
  member_id: number;
  merchant: string;
  version: number;
}

export interface ReferralWaitingTable {
  id: GeneratedAlways<number>;
  merchant: string;
  referral_id: number;
}

export interface ReferralsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  inviter_id: number;
  invited_id: number;
  joined_at: Date;
  deposited_at: Date | null;
  staked_at: Date | null;
}

export interface RegistrationLinksTable {
  id: GeneratedAlways<number>;
  merchant: string;
  code: string;
  agent: number;
  kind: 'member' | 'agent';
  rebate_rate: number;
  expires_at: Date | null;
  max_uses: number | null;
  uses: Generated<number>;
  clicks: Generated<number>;
  enabled: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface RequirementStakesTable {
  requirement_id: number;
  merchant: string;
  round_id: string;
  amount: number;
  at: Generated<Date>;
  id: GeneratedAlways<number>;
}

export interface RoundSumHeadsTable {
  member_id: number;
  merchant: string;
  summed_before: Date;
}

export interface RoundSumsTable {
  merchant: string;
  member_id: number;
  slot: Date;
  ledger: 'real' | 'demo';
  node_id: number;
  state: 'open' | 'closed' | 'rolled_back';
  rounds: number;
  stake: number;
  payout: number;
}

export interface RoundsTable {
  id: string;
  merchant: string;
  vendor: string;
  vendor_round_id: string;
  member_id: number;
  play_session_id: string;
  node_id: number;
  ledger: 'real' | 'demo';
  currency: string;
  exponent: number;
  stake: Generated<number>;
  payout: Generated<number>;
  state: Generated<'open' | 'closed' | 'rolled_back'>;
  opened_at: Generated<Date>;
  closed_at: Date | null;
  valid_stake: number | null;
  award_id: number | null;
  contribution_micro: Generated<number>;
  bonus_stake: Generated<number>;
  bonus_payout: Generated<number>;
  free_stake: Generated<number>;
}

export interface SealingKeysTable {
  id: string;
  public_key: Buffer;
  private_key: Buffer;
  created_at: Generated<Date>;
}

export interface SecondFactorsTable {
  member_id: number;
  merchant: string;
  secret: Buffer;
  enrolled_at: Date | null;
  last_step: Generated<number>;
  guesses: Generated<number>;
}

export interface SentMessagesTable {
  id: GeneratedAlways<number>;
  merchant: string;
  kind: 'sms' | 'mail';
  recipient: string;
  subject: string | null;
  text: string;
  at: Generated<Date>;
}

export interface SessionsTable {
  id: string;
  merchant: string;
  member_id: number;
  token_hash: Buffer;
  user_agent: string;
  ip: string;
  started_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: 'logout' | 'logout_everywhere' | 'elsewhere' | 'expired' | 'operator' | 'kicked' | null;
  play_net: Generated<number>;
  play_wagered: Generated<number>;
  play_version: Generated<number>;
  change_password: 'first' | 'weak' | 'expired' | null;
  public_key: Buffer | null;
  last_active_at: Generated<Date>;
  idle_seconds: Generated<number>;
  confirm_wrong: Generated<number>;
  confirm_wrong_at: Date | null;
  reality_checked_at: Date | null;
  device_key: GeneratedAlways<string | null>;
}

export interface SignInsTable {
  draw_id: number;
  member_id: number;
  day: string;
  merchant: string;
  round: number;
  terms_version: number;
  position: number;
  made_up: number;
  prize: Json;
  award_id: number | null;
  refusal: string | null;
  at: Generated<Date>;
}

export interface SimulatedMembersTable {
  merchant: string;
  member_id: number;
}

export interface SocketTicketsTable {
  ticket_hash: Buffer;
  session_id: string;
  expires_at: Date;
}

export interface SpentProofsTable {
  proof_hash: Buffer;
  at: Generated<Date>;
}

export interface SqlFunctionsTable {
  name: string;
  checksum: string;
}

export interface StaffTable {
  name: string;
  key_hash: Buffer;
  roles: string[];
  bound_to: string | null;
  created_by: string;
  created_at: Generated<Date>;
  revoked_at: Date | null;
}

export interface StoppedLoginsTable {
  merchant: string;
  username: string;
  reason: string;
  at: Generated<Date>;
}

export interface TeamActivityTable {
  merchant: string;
  month: string;
  member_id: number;
  days: number;
}

export interface TeamCostsWaitingTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  at: Date;
  cost: number;
  kind: Generated<'referral' | 'rebate' | 'other'>;
}

export interface TeamDaysTable {
  merchant: string;
  agent_id: number;
  child_id: number;
  day: string;
  game_type: string;
  bets: number;
  stake: number;
  payout: number;
}

export interface TeamMoneyDaysTable {
  merchant: string;
  agent_id: number;
  child_id: number;
  day: string;
  kind:
    | 'deposit'
    | 'withdrawal'
    | 'withdrawal_returned'
    | 'payout'
    | 'fee'
    | 'bet'
    | 'win'
    | 'jackpot'
    | 'rollback'
    | 'adjust'
    | 'bonus'
    | 'transfer'
    | 'salary'
    | 'shortfall'
    | 'write_off'
    | 'correction'
    | 'pool_seed'
    | 'pool_fund'
    | 'pool_contribution';
  movements: number;
  amount_in: number;
  amount_out: number;
}

export interface TeamMoneyWaitingTable {
  ledger_transaction_id: number;
  merchant: string;
}

export interface TeamMovementsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  at: Date;
  kind:
    | 'deposit'
    | 'withdrawal'
    | 'withdrawal_returned'
    | 'payout'
    | 'fee'
    | 'bet'
    | 'win'
    | 'jackpot'
    | 'rollback'
    | 'adjust'
    | 'bonus'
    | 'transfer'
    | 'salary'
    | 'shortfall'
    | 'write_off'
    | 'correction'
    | 'pool_seed'
    | 'pool_fund'
    | 'pool_contribution';
  account_id: number;
  version: number;
  amount: number;
}

export interface TeamPathsTable {
  merchant: string;
  ancestor: number;
  descendant: number;
  depth: number;
  from_at: Generated<Date>;
  until_at: Generated<Date>;
}

export interface TeamPromotionDaysTable {
  merchant: string;
  agent_id: number;
  child_id: number;
  day: string;
  cost: number;
  referrals: Generated<number>;
  rebates: Generated<number>;
}

export interface TicketMessagesTable {
  id: GeneratedAlways<number>;
  merchant: string;
  ticket_id: number;
  member_id: number;
  staff: string | null;
  content: string;
  client_id: string;
  read_at: Date | null;
  at: Generated<Date>;
}

export interface TurnoverTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  round_id: string;
  stake: number;
  payout: number;
  bet_at: Date;
  at: Generated<Date>;
  window_at: Date | null;
  corrects_at: Date | null;
}

export interface TurnoverRequirementsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  member_id: number;
  source: 'deposit' | 'bonus' | 'rain';
  source_id: string;
  required: number;
  met: Generated<number>;
  created_at: Generated<Date>;
  closed_at: Date | null;
}

export interface UnrolledEntriesTable {
  id: GeneratedAlways<number>;
  merchant: string;
  account_id: number;
  ledger_transaction_id: number;
  amount: number;
}

export interface VendorKeysTable {
  merchant: string;
  vendor: string;
  key_id: string;
  secret: string;
  direction: 'in' | 'out';
  revoked_at: Date | null;
  created_at: Generated<Date>;
}

export interface VendorNoncesTable {
  key_id: string;
  nonce: string;
  at: Generated<Date>;
}

export interface VendorReconciliationsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  vendor: string;
  next_cursor: string | null;
  compared: number;
  differences: number;
  tombstones: number;
  at: Generated<Date>;
}

export interface VendorTxsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  vendor: string;
  tx_id: string;
  kind: 'bet' | 'settle' | 'rollback' | 'adjust';
  member_id: number;
  round_id: string | null;
  vendor_round_id: string;
  target_tx_id: string | null;
  amount: number;
  moved: Generated<number>;
  payload_hash: Buffer;
  state: 'applied' | 'refused' | 'rolled_back' | 'tombstone';
  code: string;
  platform_tx_id: string;
  pool_id: string | null;
  contribution_micro: Generated<number>;
  ledger_transaction_id: number | null;
  answer: Json;
  at: Generated<Date>;
  bonus_moved: Generated<number>;
}

export interface VendorsTable {
  merchant: string;
  code: string;
  name: string;
  base_url: string | null;
  enabled: Generated<boolean>;
  maintenance_until: Date | null;
  position: Generated<number>;
}

export interface VerificationCodesTable {
  merchant: string;
  purpose: 'login' | 'register' | 'password' | 'payment';
  address: string;
  code_hash: Buffer;
  expires_at: Date;
  wrong: Generated<number>;
  sent_at: Generated<Date>;
}

export interface WalletSumHeadsTable {
  account_id: number;
  merchant: string;
  version: number;
}

export interface WalletSumsTable {
  merchant: string;
  account_id: number;
  slot: Date;
  transaction_kind: string;
  node_id: number;
  movements: number;
  amount_in: number;
  amount_out: number;
  first_version: number;
  last_version: number;
}

export interface WebhookEventsTable {
  provider: string;
  event_id: string;
  payload_hash: Buffer;
  at: Generated<Date>;
}

export interface WheelSpinsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  draw_id: number;
  member_id: number;
  request_id: string;
  terms_version: number;
  drawn: number;
  segment: number;
  gone: Json;
  prize: Json;
  award_id: number | null;
  refusal: string | null;
  points: number;
  at: Generated<Date>;
}

export interface WithdrawalEventsTable {
  id: GeneratedAlways<number>;
  merchant: string;
  withdrawal_id: string;
  state:
    | 'requested'
    | 'checking'
    | 'approved'
    | 'paying'
    | 'part_paid'
    | 'paid'
    | 'part_received'
    | 'part_not_received'
    | 'part_forced_received'
    | 'confirmed'
    | 'refused'
    | 'failed'
    | 'returned';
  actor: 'member' | 'platform' | 'operator' | 'provider';
  reason: string | null;
  details: Generated<Json>;
  at: Generated<Date>;
}

export interface WithdrawalMethodsTable {
  merchant: string;
  code: string;
  kind: 'bank' | 'ewallet' | 'crypto';
  provider: string;
  name: string;
  minimum: number;
  maximum: number;
  daily_count: number | null;
  daily_sum: number | null;
  fee_fixed: Generated<number>;
  fee_share_micro: Generated<number>;
  free_a_day: Generated<number>;
  review_from: number | null;
  sandbox: boolean;
  enabled: Generated<boolean>;
  position: Generated<number>;
  names: Generated<Json>;
}

export interface WithdrawalPartsTable {
  id: string;
  merchant: string;
  withdrawal_id: string;
  provider_event: string;
  amount: number;
  state: 'waiting' | 'received' | 'not_received' | 'forced_received' | 'returned';
  remark: string | null;
  due_at: Date;
  paid_at: Generated<Date>;
  answered_at: Date | null;
}

export interface WithdrawalsTable {
  id: string;
  merchant: string;
  member_id: number;
  method: string;
  payout_account_id: string;
  amount: number;
  fee: number;
  currency: string;
  exponent: number;
  state: 'checking' | 'approved' | 'paying' | 'paid' | 'confirmed' | 'refused' | 'failed' | 'returned';
  provider: string;
  provider_ref: string | null;
  idempotency_key: string;
  payload_hash: Buffer;
  reason: string | null;
  ledger_transaction_id: number | null;
  ask_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  paid_at: Date | null;
}

/** Tables that belong to a merchant: reached only through `inMerchant`. */
export interface MerchantTables {
  accounts: AccountsTable;
  accruals: AccrualsTable;
  affiliate_codes: AffiliateCodesTable;
  agent_figures: AgentFiguresTable;
  audit: AuditTable;
  audit_heads: AuditHeadsTable;
  audit_queue: AuditQueueTable;
  award_changes: AwardChangesTable;
  award_periods: AwardPeriodsTable;
  awards: AwardsTable;
  banners: BannersTable;
  bill_corrections: BillCorrectionsTable;
  bills: BillsTable;
  book_fixtures: BookFixturesTable;
  books: BooksTable;
  campaign_joins: CampaignJoinsTable;
  campaign_terms: CampaignTermsTable;
  campaigns: CampaignsTable;
  captchas: CaptchasTable;
  chat_ignores: ChatIgnoresTable;
  chat_members: ChatMembersTable;
  chat_messages: ChatMessagesTable;
  chat_presence: ChatPresenceTable;
  chat_reports: ChatReportsTable;
  chat_rooms: ChatRoomsTable;
  chat_words: ChatWordsTable;
  code_guesses: CodeGuessesTable;
  consents: ConsentsTable;
  deposit_methods: DepositMethodsTable;
  deposits: DepositsTable;
  domains: DomainsTable;
  draw_members: DrawMembersTable;
  draw_terms: DrawTermsTable;
  draws: DrawsTable;
  entries: EntriesTable;
  exclusions: ExclusionsTable;
  executed_commands: ExecutedCommandsTable;
  export_tickets: ExportTicketsTable;
  factor_tickets: FactorTicketsTable;
  favourites: FavouritesTable;
  feed_heads: FeedHeadsTable;
  feed_log: FeedLogTable;
  feedback: FeedbackTable;
  feedback_images: FeedbackImagesTable;
  firebase_identities: FirebaseIdentitiesTable;
  first_deposits: FirstDepositsTable;
  former_uplines: FormerUplinesTable;
  games: GamesTable;
  help_topics: HelpTopicsTable;
  hourly_counts: HourlyCountsTable;
  incidents: IncidentsTable;
  leaderboard_periods: LeaderboardPeriodsTable;
  leaderboard_results: LeaderboardResultsTable;
  leaderboard_scores: LeaderboardScoresTable;
  ledger_transactions: LedgerTransactionsTable;
  level_ladders: LevelLaddersTable;
  limit_counters: LimitCountersTable;
  limits: LimitsTable;
  link_visitors: LinkVisitorsTable;
  live_states: LiveStatesTable;
  login_failures: LoginFailuresTable;
  login_links: LoginLinksTable;
  login_signals: LoginSignalsTable;
  member_level_changes: MemberLevelChangesTable;
  member_levels: MemberLevelsTable;
  member_transfers: MemberTransfersTable;
  members: MembersTable;
  message_broadcasts: MessageBroadcastsTable;
  message_reports: MessageReportsTable;
  message_threads: MessageThreadsTable;
  messages: MessagesTable;
  mission_members: MissionMembersTable;
  mission_progress: MissionProgressTable;
  mission_terms: MissionTermsTable;
  mission_waiting: MissionWaitingTable;
  missions: MissionsTable;
  notice_reads: NoticeReadsTable;
  notices: NoticesTable;
  outages: OutagesTable;
  outbox: OutboxTable;
  password_links: PasswordLinksTable;
  pay_contracts: PayContractsTable;
  pay_cursors: PayCursorsTable;
  pay_sums: PaySumsTable;
  pay_windows: PayWindowsTable;
  payment_password_tries: PaymentPasswordTriesTable;
  payout_accounts: PayoutAccountsTable;
  pictures: PicturesTable;
  play_counts: PlayCountsTable;
  play_days: PlayDaysTable;
  play_games: PlayGamesTable;
  play_sessions: PlaySessionsTable;
  play_waiting: PlayWaitingTable;
  play_wins: PlayWinsTable;
  point_accounts: PointAccountsTable;
  point_days: PointDaysTable;
  point_entries: PointEntriesTable;
  point_exchanges: PointExchangesTable;
  point_lots: PointLotsTable;
  point_products: PointProductsTable;
  point_rules: PointRulesTable;
  pool_contributions: PoolContributionsTable;
  pool_wins: PoolWinsTable;
  pools: PoolsTable;
  popups: PopupsTable;
  profiles: ProfilesTable;
  promotions: PromotionsTable;
  proposals: ProposalsTable;
  raffle_entries: RaffleEntriesTable;
  raffle_winners: RaffleWinnersTable;
  raffles: RafflesTable;
  rain_shares: RainSharesTable;
  rains: RainsTable;
  reality_check_answers: RealityCheckAnswersTable;
  reality_checks: RealityChecksTable;
  rebate_accounts: RebateAccountsTable;
  rebate_claims: RebateClaimsTable;
  rebate_days: RebateDaysTable;
  rebate_lines: RebateLinesTable;
  rebate_rules: RebateRulesTable;
  recent_games: RecentGamesTable;
  recovery_codes: RecoveryCodesTable;
  referral_accounts: ReferralAccountsTable;
  referral_waiting: ReferralWaitingTable;
  referrals: ReferralsTable;
  registration_links: RegistrationLinksTable;
  requirement_stakes: RequirementStakesTable;
  round_sum_heads: RoundSumHeadsTable;
  round_sums: RoundSumsTable;
  rounds: RoundsTable;
  second_factors: SecondFactorsTable;
  sent_messages: SentMessagesTable;
  sessions: SessionsTable;
  sign_ins: SignInsTable;
  simulated_members: SimulatedMembersTable;
  stopped_logins: StoppedLoginsTable;
  team_activity: TeamActivityTable;
  team_costs_waiting: TeamCostsWaitingTable;
  team_days: TeamDaysTable;
  team_money_days: TeamMoneyDaysTable;
  team_money_waiting: TeamMoneyWaitingTable;
  team_movements: TeamMovementsTable;
  team_paths: TeamPathsTable;
  team_promotion_days: TeamPromotionDaysTable;
  ticket_messages: TicketMessagesTable;
  turnover: TurnoverTable;
  turnover_requirements: TurnoverRequirementsTable;
  unrolled_entries: UnrolledEntriesTable;
  vendor_keys: VendorKeysTable;
  vendor_reconciliations: VendorReconciliationsTable;
  vendor_txs: VendorTxsTable;
  vendors: VendorsTable;
  verification_codes: VerificationCodesTable;
  wallet_sum_heads: WalletSumHeadsTable;
  wallet_sums: WalletSumsTable;
  wheel_spins: WheelSpinsTable;
  withdrawal_events: WithdrawalEventsTable;
  withdrawal_methods: WithdrawalMethodsTable;
  withdrawal_parts: WithdrawalPartsTable;
  withdrawals: WithdrawalsTable;
}

/** Tables of the whole platform. */
export interface PlatformTables {
  address_failures: AddressFailuresTable;
  call_nonces: CallNoncesTable;
  captcha_keys: CaptchaKeysTable;
  confirmations: ConfirmationsTable;
  firebase_tokens: FirebaseTokensTable;
  leases: LeasesTable;
  merchants: MerchantsTable;
  migration_checksums: MigrationChecksumsTable;
  node_runs: NodeRunsTable;
  opened_bodies: OpenedBodiesTable;
  platform_state: PlatformStateTable;
  sealing_keys: SealingKeysTable;
  socket_tickets: SocketTicketsTable;
  spent_proofs: SpentProofsTable;
  sql_functions: SqlFunctionsTable;
  staff: StaffTable;
  vendor_nonces: VendorNoncesTable;
  webhook_events: WebhookEventsTable;
}

export type AllTables = MerchantTables & PlatformTables;
