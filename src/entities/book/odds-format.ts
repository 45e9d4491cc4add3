import { createEffect, createEvent, createStore, sample } from 'effector';
import { formatOdds, ODDS_FORMATS, type OddsFormat } from '../../../streams/book/odds-format.ts';
import { isolated } from '../../shared/format/isolated.ts';
import { bookTexts } from '../../shared/i18n/word-groups.ts';
import { localKept } from '../../shared/lib/storage.ts';

export { ODDS_FORMATS };
const KEY = 'oddsFormat';
export const oddsFormatChosen = createEvent<OddsFormat>();
const readFx = createEffect(() => localKept.getItem(KEY));
const writeFx = createEffect((format: OddsFormat) => localKept.setItem(KEY, format));
/** How prices are shown. The browser keeps the choice. */
export const $oddsFormat = createStore<OddsFormat>('decimal')
  .on(readFx.doneData, (shown, kept) => ODDS_FORMATS.find((format) => format === kept) ?? shown)
  .on(oddsFormatChosen, (_, format) => format);
sample({ clock: bookTexts.needed, fn: () => {}, target: readFx });
sample({ clock: oddsFormatChosen, target: writeFx });

/** A price, in thousandths, as it is shown. */
export const oddsText = (price: number, format: OddsFormat): string => isolated(formatOdds(price, format));
