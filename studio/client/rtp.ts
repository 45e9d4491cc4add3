import { poolShare, totalRtp, type PoolShare } from '../engines/instant/pool-share.ts';
import type { PoolFigure, TitleView } from '../protocol.ts';

/** Returns what the pool adds to a title's return, or null while it is unknown or the title has none. */
export const shareOf = ({ poolOdds }: TitleView, pool: PoolFigure | null): PoolShare | null =>
  pool && poolOdds !== null ? poolShare(pool, poolOdds) : null;

/** Returns a title's return in millionths, its pool included if known. */
export function rtpOf(title: TitleView, pool: PoolFigure | null): number {
  const own = title.figures[0]?.rtp ?? 0;
  const share = shareOf(title, pool);
  return share ? totalRtp(own, share) : own;
}
