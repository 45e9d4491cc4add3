import type { Words } from '../family.ts';
import { kindOf } from './par.ts';
import type { Bet, Leg } from './shape.ts';
import { systemOf } from '../../../streams/book/slip-lines.ts';
import { en, type MessageKey } from './view/texts/en.ts';

type Say = (key: MessageKey, values?: Record<string, string | number>) => string;

/** The outcome of a leg in words: a side by its name, a line with its number. */
export function outcomeText(
  say: Say,
  nameOf: (id: string) => string,
  { market, outcome, home, away }: Pick<Leg, 'market' | 'outcome' | 'home' | 'away'>,
): string {
  const parts = market.split(':');
  const line = Number(parts.at(-1));
  const kind = kindOf(market);
  if (kind === 'handicap' || kind === 'set-handicap') {
    const side = nameOf(outcome === '1' ? home : away);
    const own = outcome === '1' ? line : -line;
    return `${side} \u2066${own > 0 ? '+' : own < 0 ? '\u2212' : ''}${Math.abs(own)}\u2069`;
  }
  if (outcome === 'over' || outcome === 'under') return say(`outcome.${outcome}`, { line });
  if (outcome === '1') return nameOf(home);
  if (outcome === '2') return nameOf(away);
  if (kind === 'double-chance') {
    const [of, or] = [nameOf(home), nameOf(away)];
    if (outcome === '12') return say('outcome.either', { of, or });
    return say('outcome.orDraw', { of: outcome === '1x' ? of : or });
  }
  const key = `outcome.${outcome}` as MessageKey;
  return key in en ? say(key) : `\u2066${outcome}\u2069`;
}

/** The market of a leg in words, without its line. */
export function marketText(say: Say, market: string, sport: string): string {
  const [kind = '', set = ''] = market.split(':');
  const isEsport = ['moba', 'shooter', 'strategy', 'fighting'].includes(sport);
  const key = `${isEsport ? 'map' : 'market'}.${kind}` as MessageKey;
  return say(key in en ? key : (`market.${kind}` as MessageKey), { number: set });
}

/** A slip's kind: single, combination, a system by its name or its sizes. */
export function describeSlip(say: Say, { legs, sizes }: Pick<Bet, 'sizes'> & { legs: readonly unknown[] }): string {
  if (legs.length === 1) return say('slip.single');
  if (sizes.length === 1 && sizes[0] === legs.length) return say('slip.combination', { legs: legs.length });
  if (sizes.length === 1 && sizes[0] === 1) return say('slip.singles', { legs: legs.length });
  const named = systemOf({ legs, sizes });
  return named
    ? say(`system.${named}`)
    : say('slip.system', { sizes: sizes.toSorted((a, b) => a - b).join('+'), legs: legs.length });
}

/** A platform takes so many characters of a bet. */
const MAX = 980;

/** The slip: its kind, and each leg with its match, market, outcome and price. */
export function describeBet(bet: Bet, { say, amount, nameOf }: Words<MessageKey>): string {
  const legs = bet.legs.map((leg) => {
    const on = `${marketText(say, leg.market, leg.sport)}: ${outcomeText(say, nameOf, leg)}`;
    return `${nameOf(leg.home)} – ${nameOf(leg.away)}, ${on} @ ${(leg.price / 1_000).toFixed(2)}`;
  });
  const kind = describeSlip(say, bet);
  const each = bet.sizes.length > 1 || bet.sizes[0] !== bet.legs.length ? ` (${amount(bet.stake)})` : '';
  const text = `${kind}${each}; ${legs.join('; ')}`;
  return text.length > MAX ? `${text.slice(0, MAX)}…` : text;
}
