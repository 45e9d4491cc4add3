import { LOSE, VOID, WIN, type LegResult, type SettledMarket } from '../shared/book.ts';
import { lineOf, wayOf, type Way } from './lines.ts';
import { MAX_GOALS } from './markets.ts';
import { isOver, isSetOver, type Match } from './match.ts';
import { sportOf } from './sports.ts';

const BY_WAY: Record<Way, LegResult> = {
  win: WIN,
  'half-win': { won: 1, voidPart: 0.5 },
  push: VOID,
  'half-lose': { won: 0, voidPart: 0.5 },
  lose: LOSE,
};
const OPPOSITE: Record<Way, Way> = {
  win: 'lose',
  'half-win': 'half-lose',
  push: 'push',
  'half-lose': 'half-win',
  lose: 'win',
};

/** Whether the market is decided by how the match stands. */
export function isDecided(match: Match, id: string): boolean {
  if (isOver(match)) return true;
  const [kind, set] = id.split(':');
  if (kind !== 'set-winner' && kind !== 'set-total') return false;
  const of = sportOf(match.sport);
  const part = match.parts[Number(set) - 1];
  return of.model === 'sets' && part !== undefined && isSetOver(of, Number(set) - 1, part);
}

/** The results of a decided market's outcomes. A set that was not played is void. */
export function settled(match: Match, id: string, outcomes: readonly string[]): SettledMarket {
  return { id, outcomes: outcomes.map((outcome) => ({ id: outcome, result: resultOf(match, id, outcome) })) };
}

function resultOf(match: Match, id: string, outcome: string): LegResult {
  const [kind = '', first = '', second = ''] = id.split(':');
  const [home, away] = match.score;
  const winner = home > away ? '1' : home < away ? '2' : 'x';
  const sided = (value: number, side: string): LegResult => {
    const way = wayOf(value);
    return BY_WAY[outcome === side ? way : OPPOSITE[way]];
  };
  const won = (isWon: boolean): LegResult => (isWon ? WIN : LOSE);
  const part = match.parts[Number(first) - 1];
  switch (kind) {
    case 'winner':
      return won(outcome === winner);
    case 'double-chance':
      return won(outcome.includes(winner));
    case 'handicap':
    case 'set-handicap':
      return sided(4 * (home - away) + lineOf(first), '1');
    case 'total':
    case 'total-sets':
      return sided(4 * (home + away) - lineOf(first), 'over');
    case 'home-total':
      return sided(4 * home - lineOf(first), 'over');
    case 'away-total':
      return sided(4 * away - lineOf(first), 'over');
    case 'parity':
      return won(outcome === ((home + away) % 2 === 1 ? 'odd' : 'even'));
    case 'both-score':
      return won(outcome === (home > 0 && away > 0 ? 'yes' : 'no'));
    case 'correct-score':
      return won(outcome === (Math.max(home, away) > MAX_GOALS ? 'other' : `${home}-${away}`));
    case 'set-score':
      return won(outcome === `${home}-${away}`);
    case 'set-winner':
      return part ? won(outcome === (part[0] > part[1] ? '1' : '2')) : VOID;
    case 'set-total':
      return part ? sided(4 * (part[0] + part[1]) - lineOf(second), 'over') : VOID;
    default:
      return VOID;
  }
}
