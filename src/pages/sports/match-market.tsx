import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookFixture, BookType } from '../../../contract/book-fixtures.ts';
import type { OddsState } from '../../../contract/live-odds.ts';
import { useBookWords } from '../../entities/book/index.ts';
import { BookPrice } from '../../features/bet-slip/index.ts';
import { ChevronDown } from '../../shared/ui/icons.ts';
import type { Lines } from './market-groups.ts';
import { layoutOf, scoresByResult } from './market-layout.ts';
import styles from './match-markets.module.css';

type Market = OddsState['markets'][number];

interface Props {
  type: BookType;
  fixture: BookFixture;
  lines: Lines;
  isClosed: boolean;
  onToggle: () => void;
}

/** A market with its lines. Its heading closes and opens it; each line of prices has one height. */
export const MatchMarket = ({ type, fixture, lines: { markets }, isClosed, onToggle }: Props) => {
  const { t } = useTranslation();
  const words = useBookWords();
  const id = useId();
  const name = words.market(markets[0]!.id, fixture.sport);
  const layout = layoutOf(markets[0]!);
  return (
    <section className={styles.market} aria-label={name}>
      <h2>
        <button
          type="button"
          className={styles.heading}
          aria-expanded={!isClosed}
          aria-controls={isClosed ? undefined : id}
          onClick={onToggle}
        >
          <span>{name}</span>
          {markets.every(({ open }) => !open) && <small>{t('book.suspended')}</small>}
          <ChevronDown aria-hidden />
        </button>
      </h2>
      {!isClosed && (
        <div id={id} className={styles.lines}>
          {layout === 'sides' && <Heads names={[fixture.home.name, fixture.away.name]} />}
          {markets.map((market) =>
            layout === 'scores' ? (
              <Scores key={market.id} {...{ type, fixture, market }} />
            ) : (
              <div
                key={market.id}
                className={styles.prices}
                data-count={layout === 'list' ? 1 : market.outcomes.length === 3 ? 3 : 2}
              >
                {market.outcomes.map((outcome) => (
                  <BookPrice
                    key={outcome.id}
                    {...{ type, fixture, market, outcome }}
                    look={layout === 'sides' ? 'line' : 'whole'}
                  />
                ))}
              </div>
            ),
          )}
        </div>
      )}
    </section>
  );
};

/** The labels of prices name the sides, too. */
const Heads = ({ names }: { names: readonly string[] }) => (
  <div className={styles.heads} data-count={names.length} aria-hidden>
    {names.map((name, index) => (
      <bdi key={index}>{name}</bdi>
    ))}
  </div>
);

/** Scores in a column for each result: the home side's, draws where there are any, and the away side's. */
const Scores = ({ type, fixture, market }: Pick<Props, 'type' | 'fixture'> & { market: Market }) => {
  const { t } = useTranslation();
  const { home, draw, away, rest } = scoresByResult(market.outcomes);
  const price = (outcome: Market['outcomes'][number]): ReactNode => (
    <BookPrice key={outcome.id} {...{ type, fixture, market, outcome }} look="whole" />
  );
  const columns = draw.length > 0 ? [home, draw, away] : [home, away];
  const names = [fixture.home.name, ...(draw.length > 0 ? [t('book.outcome.x')] : []), fixture.away.name];
  return (
    <>
      <Heads names={names} />
      <div className={styles.prices} data-count={columns.length} data-scores>
        {columns.map((column, index) => (
          <div key={index} className={styles.column}>
            {column.map(price)}
          </div>
        ))}
      </div>
      {rest.length > 0 && (
        <div className={styles.prices} data-count={1}>
          {rest.map(price)}
        </div>
      )}
    </>
  );
};
