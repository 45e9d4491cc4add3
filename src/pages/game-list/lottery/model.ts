import { attach, createEvent, createStore, sample } from 'effector';
import { lotteries } from '../../../../contract/lotteries.ts';
import type { LotteryArea, PrizeMode } from '../../../../contract/lottery-areas.ts';
import { sessionEnded } from '../../../entities/session/index.ts';
import { createCall } from '../../../shared/api/call.ts';
import { $language, languageChanged } from '../../../shared/api/context.ts';
import { createQuery } from '../../../shared/api/query.ts';

/** The lobby of an area is shown, or a lottery of it is looked for. */
export const areaOpened = createEvent<LotteryArea>();
export const areaClosed = createEvent();
export const retried = createEvent();
/** The results of a lottery are shown. */
export const resultsOpened = createEvent<string>();
export const resultsRetried = createEvent();

const lobby = createQuery(
  attach({
    source: $language,
    mapParams: (lottoArea: LotteryArea, language) => ({ lottoArea, language }),
    effect: createCall(lotteries.lobby),
  }),
  { resetOn: [areaClosed, sessionEnded] },
);
/** Null while unknown. */
export const $lotteries = lobby.$data.map((answer) => answer?.list ?? null);
export const $failure = lobby.$error;
sample({ clock: areaOpened, target: lobby.start });
sample({ clock: [retried, languageChanged], fn: () => {}, target: lobby.refresh });

export const modeChosen = createEvent<PrizeMode | null>();
export const $mode = createStore<PrizeMode | null>(null)
  .on(modeChosen, (_, mode) => mode)
  .reset(areaOpened);

const recent = createQuery(lotteries.recentResults, { resetOn: [areaClosed, sessionEnded, resultsOpened] });
export const $results = recent.$data;
export const $resultsFailure = recent.$error;
sample({ clock: resultsOpened, fn: (gameCode) => ({ gameCode }), target: recent.start });
sample({ clock: resultsRetried, target: recent.refresh });
