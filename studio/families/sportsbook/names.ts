import type { Description } from '../family.ts';
import { CITIES, ESPORT_TEAMS, LEAGUES, PLAYERS, SUFFIXES } from './name-lists.ts';
import type { Sport } from './sports.ts';

/*
 * All teams, players and leagues are invented. Their ids are words of the lists in `name-lists.ts`: `team-4-2` is the fifth
 * city with the third suffix.
 */
const SINGLES: readonly Sport[] = ['tennis', 'badminton', 'table-tennis', 'fighting', 'strategy'];
const ESPORTS: readonly Sport[] = ['moba', 'shooter', 'e-football'];

const pick = (count: number, random: () => number): number => Math.min(count - 1, Math.floor(random() * count));

/** Draws a league and two different sides of a sport. */
export function drawSides(sport: Sport, random: () => number): { league: string; home: string; away: string } {
  const sides = SINGLES.includes(sport)
    ? PLAYERS.length
    : ESPORTS.includes(sport)
      ? ESPORT_TEAMS.length
      : CITIES.length;
  const home = pick(sides, random);
  const away = (home + 1 + pick(sides - 1, random)) % sides;
  const idOf = (index: number): string => {
    if (SINGLES.includes(sport)) return `player-${index}`;
    if (ESPORTS.includes(sport)) return `squad-${index}`;
    return `team-${index}-${(index * 5 + sport.length) % SUFFIXES.length}`;
  };
  return { league: `league-${pick(LEAGUES.length, random)}`, home: idOf(home), away: idOf(away) };
}

/** The name of a side or a league in each language; the id where there is none. */
export function nameOf(id: string): Description {
  const [kind, first, second] = id.split('-');
  const unknown: Description = { EN: id, CN: id, AR: id };
  const at = Number(first);
  if (kind === 'league') return LEAGUES[at] ?? unknown;
  if (kind === 'player') return PLAYERS[at] ?? unknown;
  if (kind === 'squad') return ESPORT_TEAMS[at] ?? unknown;
  const [city, suffix] = [CITIES[at], SUFFIXES[Number(second)]];
  if (kind !== 'team' || !city || !suffix) return unknown;
  return { EN: `${city.EN} ${suffix.EN}`, CN: `${city.CN}${suffix.CN}`, AR: `${suffix.AR} ${city.AR}` };
}
