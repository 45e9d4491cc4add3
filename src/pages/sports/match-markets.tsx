import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookFixture, BookType } from '../../../contract/book-fixtures.ts';
import type { OddsState } from '../../../contract/live-odds.ts';
import { useMedia } from '../../shared/lib/use-media.ts';
import { Message } from '../../shared/ui/message.tsx';
import { linesIn, type Group } from './market-groups.ts';
import { columnsOf } from './market-layout.ts';
import { MatchMarket } from './match-market.tsx';
import styles from './match-markets.module.css';

interface Props {
  type: BookType;
  fixture: BookFixture;
  odds: OddsState;
  group: Group;
}

/** The markets of a group: in two columns but on a phone. */
export const MatchMarkets = ({ type, fixture, odds: { markets, phase }, group }: Props) => {
  const { t } = useTranslation();
  const isWide = useMedia('(min-width: 768px)');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = linesIn(markets, group);
  const columns = useColumns(lines.map(({ key }) => key).join());
  if (markets.length === 0)
    return (
      <Message title={t(phase === 'over' ? 'book.ended' : phase === 'cancelled' ? 'book.cancelled' : 'book.none')} />
    );
  const toggle = (key: string) =>
    setClosed((held) => (held.has(key) ? new Set([...held].filter((each) => each !== key)) : new Set([...held, key])));
  const cards = (column: typeof lines) => (
    <div key={column[0]?.key} className={styles.markets}>
      {column.map((its) => (
        <MatchMarket
          key={its.key}
          {...{ type, fixture }}
          lines={its}
          isClosed={closed.has(its.key)}
          onToggle={() => toggle(its.key)}
        />
      ))}
    </div>
  );
  if (!isWide) return cards(lines);
  return (
    <div className={styles.columns}>
      {[0, 1].map((column) => cards(lines.filter((_, index) => columns[index] === column)))}
    </div>
  );
};

/** Counted anew for other cards alone, not for other prices. */
function useColumns(keys: string): number[] {
  return useMemo(() => columnsOf(keys.split(',')), [keys]);
}
