import { isOwnPath } from '../../../../contract/own-path.ts';
import { pageAt } from '../../../../contract/pages.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';

export type LinkProblem = 'no_such_page' | 'unknown_game' | 'unknown_topic' | 'unknown_promotion' | 'not_https';

/** What links of a merchant can lead to, besides pages that every merchant has. */
export interface Targets {
  games: ReadonlySet<string>;
  topics: ReadonlySet<string>;
  promotions: ReadonlySet<string>;
}

/** Reads the targets. `topics` are those that are written at the same time. */
export const readTargets = async (tx: Tx, merchant: string, topics: readonly string[] = []): Promise<Targets> => {
  const tables = inMerchant(tx, merchant);
  const games = await tables.selectFrom('games').select('node_id').execute();
  const known = await tables.selectFrom('help_topics').select('anchor').execute();
  const promotions = await tables.selectFrom('promotions').select('code').execute();
  return {
    games: new Set(games.map(({ node_id }) => String(node_id))),
    topics: new Set([...topics, ...known.map(({ anchor }) => anchor)]),
    promotions: new Set(promotions.map(({ code }) => code)),
  };
};

const OWN = 'https://own.invalid';
/** A promotion's page needs its number: a banner names the promotion itself. */
const NAMELESS = '/PromotionDetail';

/** What is wrong with a path of this site; undefined if it leads to a page, a game that exists, or a topic of the help centre. */
export const problemOfPath = (path: string, { games, topics }: Targets): LinkProblem | undefined => {
  if (!isOwnPath(path)) return 'no_such_page';
  const { pathname, hash } = new URL(path, OWN);
  const page = pageAt(pathname);
  if (page === null || page === NAMELESS) return 'no_such_page';
  const [, first, nodeId = ''] = page.split('/');
  if (first === 'game' && !games.has(nodeId)) return 'unknown_game';
  if ((page === '/help' || page === '/helpmc') && hash && !topics.has(hash.slice(1))) return 'unknown_topic';
  return undefined;
};

/** What is wrong with a banner's target. */
export const problemOfLink = (
  { linkageType, url }: { linkageType: 'route' | 'game' | 'outside' | 'promotion'; url: string },
  targets: Targets,
): LinkProblem | undefined => {
  switch (linkageType) {
    case 'route':
      return problemOfPath(url, targets);
    case 'game':
      return targets.games.has(url) ? undefined : 'unknown_game';
    case 'promotion':
      return targets.promotions.has(url) ? undefined : 'unknown_promotion';
    case 'outside':
      return /^https:\/\/[^\s\\]+$/.test(url) && URL.canParse(url) ? undefined : 'not_https';
  }
};

/** A link in a text, `[label](/path)`, in the form that the help centre shows. */
const LINK = /\[[^\]]+\]\(([^)\s]*)\)/gu;

/** The paths of the links in a text. */
export const linksIn = (text: string): string[] => [...text.matchAll(LINK)].map(([, path]) => path!);
