import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookFixture, BookType } from '../../../contract/book-fixtures.ts';
import type { OddsState } from '../../../contract/live-odds.ts';
import { isMapped, useBookWords } from '../../entities/book/index.ts';
import { BookPrice } from '../../features/bet-slip/index.ts';
import { Chip, ChipRow } from '../../shared/ui/chip.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { groupOf, GROUPS, linesIn, type Group } from './market-groups.ts';
import styles from './match.module.css';

interface Props {
  type: BookType;
  fixture: BookFixture;
  odds: OddsState;
}

/** All markets of a match, grouped; each line of prices has one height. */
export const MatchMarkets = ({ type, fixture, odds: { markets, phase } }: Props) => {
  const { t } = useTranslation();
  const words = useBookWords();
  const [chosen, setChosen] = useState<Group>('all');
  const has = new Set<Group>(['all', ...markets.map(groupOf)]);
  const group = has.has(chosen) ? chosen : 'all';
  const titleOf = (each: Group): string =>
    t(each === 'parts' && isMapped(fixture.sport) ? 'book.group.maps' : `book.group.${each}`);
  if (markets.length === 0)
    return (
      <Message title={t(phase === 'over' ? 'book.ended' : phase === 'cancelled' ? 'book.cancelled' : 'book.none')} />
    );
  return (
    <>
      <ChipRow role="group" aria-label={t('book.groupLabel')} className={styles.groups}>
        {GROUPS.filter((each) => has.has(each)).map((each) => (
          <Chip key={each} chosen={each === group} onClick={() => setChosen(each)}>
            {titleOf(each)}
          </Chip>
        ))}
      </ChipRow>
      {linesIn(markets, group).map(({ key, markets: lines }) => {
        const name = words.market(lines[0]!.id, fixture.sport);
        return (
          <section key={key} className={styles.market} aria-label={name}>
            <h2>{name}</h2>
            {lines.map((market) => (
              <div key={market.id} className={styles.prices} data-count={Math.min(market.outcomes.length, 4)}>
                {market.outcomes.map((outcome) => (
                  <BookPrice key={outcome.id} {...{ type, fixture, market, outcome }} look="whole" />
                ))}
              </div>
            ))}
          </section>
        );
      })}
    </>
  );
};
