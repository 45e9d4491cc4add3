/** What other domains may import of `team`. */
export { type Line } from './merchant-team.ts';
export { type TeamMerchant, Teams } from './teams.ts';
