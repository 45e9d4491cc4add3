import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { OfferedDraw } from '../../../contract/draws.ts';
import type { drawsOperator } from '../../../contract/draws-operator.ts';
import { commonFailure } from '../../http/failure.ts';
import type { Tx } from '../../db/database.ts';
import { findMember } from '../../operator/find-member.ts';
import { drawOffers } from './offers.ts';

type Preview = ResponseOf<typeof drawsOperator.preview>;

/** What a member would get from a draw now, and which figures decide it. */
export const previewDraw = async (
  tx: Tx,
  { merchant, code, account }: RequestOf<typeof drawsOperator.preview>,
): Promise<Preview> => {
  const member = await findMember(tx, { merchant, account });
  const [draw] = await drawOffers(tx, { merchant, member, language: 'EN' }, code);
  if (!draw) throw commonFailure('not_found');
  const { state, refusal, nextAtMs, detail } = draw;
  return { code, account: member.username, state, refusal, nextAtMs, ...outcomeOf(detail) };
};

/** What the page of a member says, as figures. Pure. */
export const outcomeOf = (detail: OfferedDraw['detail']): Pick<Preview, 'gets' | 'because'> => {
  switch (detail.kind) {
    case 'wheel': {
      const { segments, instead, insteadOdds, points, stake, own } = detail;
      return {
        gets: [
          ...segments.map(({ name, prize, odds }) => ({ name, prize, odds })),
          ...(insteadOdds > 0 ? [{ name: 'instead of what is gone', prize: instead, odds: insteadOdds }] : []),
        ],
        because: { points: own.points, pointsNeeded: points, stakeToday: own.stake, stakeNeeded: stake },
      };
    }
    case 'raffle': {
      const { prizes, own, total, perTicket } = detail;
      return {
        gets: prizes.map(({ name, prize }) => ({ name, prize, odds: null })),
        because: {
          stake: own?.stake ?? 0,
          perTicket,
          tickets: own?.void ? 0 : (own?.tickets ?? 0),
          ticketsOfAll: total,
        },
      };
    }
    case 'sign_in': {
      const { days, position, signed, makeUpsLeft } = detail;
      const prize = days[position - 1] ?? null;
      return {
        gets: [{ name: `day ${position} of ${days.length}`, prize, odds: null }],
        because: { position, signedToday: Number(signed), makeUpsLeft },
      };
    }
  }
};
