/** First segments of the site's pages; what lies below them is the page's own affair. */
const PAGES = new Set(
  `index index.html home login register providers promotions promotiondetail help helpmc jackpots member deposit credits agent agenthome
  game game-center game-list hot new recent favorite slots rng fish sports esports esport live pvp lott elott cockfight
  down rou bac horse jp mini megaway crash jl bg pg jdb ss pp evo`.split(/\s+/),
);

/** Whether this path is a page of the site; letter case is the page's to put right (NAV-11). */
export const isPage = (path: string): boolean => {
  const first = path.split('/')[1] ?? '';
  return first === '' || PAGES.has(first.toLowerCase());
};
