/** What the demo may import of `rain`. */
export { giveHouseRain } from './house-give.ts';
