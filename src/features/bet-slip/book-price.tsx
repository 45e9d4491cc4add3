import { useStoreMap, useUnit } from 'effector-react';
import type { BookFixture, BookType } from '../../../contract/book-fixtures.ts';
import type { OddsState } from '../../../contract/live-odds.ts';
import { priceKey } from '../../../streams/book/odds-move.ts';
import { Price, useBookWords } from '../../entities/book/index.ts';
import { $chosenKeys, priceChosen } from './legs.ts';

type Market = OddsState['markets'][number];

interface Props {
  type: BookType;
  fixture: Pick<BookFixture, 'id' | 'sport' | 'home' | 'away'>;
  market: Pick<Market, 'id' | 'open'>;
  outcome: Market['outcomes'][number];
  /**
   * `price`: the price alone · `short`: with its line or number above · `line`: with it at the start of a wide box · `whole`: with
   * the outcome in words there.
   */
  look?: 'price' | 'short' | 'line' | 'whole';
}

/** A price that a press puts on the slip, or takes off it. */
export const BookPrice = ({ type, fixture, market, outcome: { id: outcome, price }, look = 'price' }: Props) => {
  const words = useBookWords();
  const choose = useUnit(priceChosen);
  const { id, sport, home, away } = fixture;
  const key = priceKey(id, market.id, outcome);
  const chosen = useStoreMap({ store: $chosenKeys, keys: [key], fn: (keys) => keys.has(key) });
  const subject = { market: market.id, outcome, home: home.name, away: away.name };
  return (
    <Price
      price={price}
      open={market.open}
      text={words.odds(price)}
      name={look === 'price' ? undefined : look === 'whole' ? words.outcome(subject) : words.short(subject)}
      wide={look === 'whole' || look === 'line'}
      label={words.label(subject, sport, price, market.open)}
      chosen={chosen}
      onPress={() => choose({ type, fixture: id, market: market.id, outcome, price, sport, home, away })}
    />
  );
};
