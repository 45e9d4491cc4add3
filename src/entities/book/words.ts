import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { marketKind, type TimelineEntry } from '../../../contract/book-fixtures.ts';
import { isolated } from '../../shared/format/isolated.ts';
import { $oddsFormat, oddsText } from './odds-format.ts';
import { isSport } from './sports.ts';

/** A leg or a price: what is bet on, with the sides' names. */
export interface Subject {
  market: string;
  outcome: string;
  home: string;
  away: string;
}

/** Sports whose matches consist of maps, not of sets. */
const MAPPED: readonly string[] = ['moba', 'shooter', 'strategy', 'fighting'];
export const isMapped = (sport: string): boolean => MAPPED.includes(sport);

/** Sports whose maps have no rounds. */
const OF_POINTS: readonly string[] = ['moba', 'strategy'];
/** Sports whose scores are goals. */
const OF_GOALS: readonly string[] = ['football', 'e-football', 'hockey', 'handball'];

const MARKETS = [
  'winner',
  'double-chance',
  'handicap',
  'total',
  'home-total',
  'away-total',
  'parity',
  'both-score',
  'correct-score',
  'set-handicap',
  'total-sets',
  'set-score',
  'set-winner',
  'set-total',
] as const;
const OF_MAPS = ['set-handicap', 'total-sets', 'set-score', 'set-winner', 'set-total'] as const;
const OUTCOMES = ['x', '12', '1x', 'x2', 'odd', 'even', 'yes', 'no', 'other'] as const;
const isIn = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text);

/** A line with its sign: `+1.5`, `−0.5`, `0`. */
const signed = (line: number): string => `\u2066${line > 0 ? '+' : line < 0 ? '\u2212' : ''}${Math.abs(line)}\u2069`;
const lineOf = (market: string): number => Number(market.slice(market.lastIndexOf(':') + 1));
const isHandicap = (market: string): boolean => marketKind(market).endsWith('handicap');
/** The line of a handicap from the side of the outcome. */
const ownLine = ({ market, outcome }: Pick<Subject, 'market' | 'outcome'>): number =>
  outcome === '1' ? lineOf(market) : -lineOf(market);

/** A code that the site has no words for, as words: `first-goal` is `First goal`. */
const spelled = (code: string): string => (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll('-', ' ');

/** The home side's points are on its side, whatever stands around them. */
export const scored = (score: string, isRtl: boolean): string =>
  `${isRtl ? '\u2067' : '\u2066'}${score.split('-').map(isolated).join(':')}\u2069`;

export const wordsIn = (t: TFunction, isRtl: boolean) => {
  const sport = (code: string): string => (isSport(code) ? t(`book.sport.${code}`) : spelled(code));
  /** A set, or a map, by its number. */
  const part = (ofSport: string, number: number): string =>
    t(isMapped(ofSport) ? 'book.part.map' : 'book.part.set', { number });
  const market = (id: string, ofSport: string): string => {
    const kind = marketKind(id);
    const number = id.split(':')[1] ?? '';
    // What a map consists of differs; the words for rounds fit those of shooters and fights.
    if (kind === 'set-total' && OF_POINTS.includes(ofSport))
      return `${part(ofSport, Number(number))} · ${t('book.market.total')}`;
    if (isMapped(ofSport) && isIn(OF_MAPS, kind)) return t(`book.map.${kind}`, { number });
    return isIn(MARKETS, kind) ? t(`book.market.${kind}`, { number }) : spelled(kind);
  };
  const outcome = ({ market: of, outcome: id, home, away }: Subject): string => {
    if (isHandicap(of)) return `${isolated(id === '1' ? home : away)} ${signed(ownLine({ market: of, outcome: id }))}`;
    if (id === 'over' || id === 'under') return t(`book.outcome.${id}`, { line: lineOf(of) });
    if (id === '1') return isolated(home);
    if (id === '2') return isolated(away);
    if (isIn(OUTCOMES, id)) return t(`book.outcome.${id}`, { home: isolated(home), away: isolated(away) });
    return /^\d+-\d+$/.test(id) ? scored(id, isRtl) : `\u2066${spelled(id)}\u2069`;
  };
  /** Beside the names of the sides their number is enough; a line needs its figure alone. */
  const short = (of: Pick<Subject, 'market' | 'outcome'>): string => {
    if (isHandicap(of.market)) return signed(ownLine(of));
    if (of.outcome === 'over' || of.outcome === 'under')
      return t(`book.short.${of.outcome}`, { line: lineOf(of.market) });
    if (['1', '2', 'x', '1x', '12', 'x2'].includes(of.outcome)) return of.outcome.toUpperCase();
    return outcome({ ...of, home: '', away: '' });
  };
  /** How far a match is: the minute, in baseball the inning. */
  const clock = (ofSport: string, at: number): string =>
    ofSport === 'baseball' ? t('book.part.inning', { number: at }) : t('book.minute', { clock: at });
  /** What happened, in the sport's word; the end of a set or a map by its number. */
  const event = (ofSport: string, { kind, clock: at, home, away }: TimelineEntry): string => {
    if (kind === 'part' && at === null) return part(ofSport, home + away);
    return t(`book.match.kind.${kind === 'score' && OF_GOALS.includes(ofSport) ? 'goal' : kind}`);
  };
  const match = ({ home, away }: Pick<Subject, 'home' | 'away'>): string =>
    t('book.versus', { home: isolated(home), away: isolated(away) });
  return { sport, market, outcome, short, clock, part, event, match };
};

/** The words of the book in the shown language, and prices in the chosen format. */
export const useBookWords = () => {
  const { t, i18n } = useTranslation();
  const isRtl = i18n.dir() === 'rtl';
  const format = useUnit($oddsFormat);
  return useMemo(() => {
    const words = wordsIn(t, isRtl);
    const odds = (price: number): string => oddsText(price, format);
    /** A price for a screen reader. */
    const label = (of: Subject, sport: string, price: number, isOpen: boolean): string =>
      t('book.price', {
        outcome: words.outcome(of),
        market: words.market(of.market, sport),
        match: words.match(of),
        odds: price <= 1_000 ? t('book.locked') : isOpen ? odds(price) : t('book.suspended'),
      });
    return { ...words, odds, label };
  }, [t, isRtl, format]);
};
