/** Sports that the site has words and marks for. */
const SPORTS = [
  'football',
  'hockey',
  'handball',
  'basketball',
  'american-football',
  'baseball',
  'rugby',
  'tennis',
  'volleyball',
  'badminton',
  'table-tennis',
  'moba',
  'shooter',
  'strategy',
  'fighting',
  'e-football',
] as const;
type Sport = (typeof SPORTS)[number];
export const isSport = (code: string): code is Sport => (SPORTS as readonly string[]).includes(code);
