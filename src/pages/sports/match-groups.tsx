import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookFixture } from '../../../contract/book-fixtures.ts';
import type { OddsState } from '../../../contract/live-odds.ts';
import { isMapped } from '../../entities/book/index.ts';
import { Chip, ChipRow } from '../../shared/ui/chip.tsx';
import { groupOf, GROUPS, type Group } from './market-groups.ts';
import { $statistics } from './match-model.ts';
import styles from './match-markets.module.css';

/** A group of markets, or what is known of the match where that has no place beside them. */
export type Shown = Group | 'facts';

/** The groups that a match has now. */
export const groupsOf = (markets: OddsState['markets']): Group[] => {
  const has = new Set<Group>(['all', ...markets.map(groupOf)]);
  return GROUPS.filter((each) => has.has(each));
};

interface Props {
  sport: BookFixture['sport'];
  phase: OddsState['phase'];
  groups: readonly Group[];
  shown: Shown;
  /** The facts stand beside the markets. */
  hasSide: boolean;
  onChoose: (shown: Shown) => void;
}

/** The groups of markets. They stay in view while the markets scroll under them. */
export const MatchGroups = ({ sport, phase, groups, shown, hasSide, onChoose }: Props) => {
  const { t } = useTranslation();
  const hasStatistics = useUnit($statistics)?.length !== 0;
  const start = useRef<HTMLDivElement>(null);
  const choose = (next: Shown) => {
    onChoose(next);
    // Another group begins at its first market.
    if (start.current && start.current.getBoundingClientRect().top < 0) start.current.scrollIntoView();
  };
  return (
    <>
      <div ref={start} />
      <div className={styles.groups}>
        <ChipRow role="group" aria-label={t('book.groupLabel')}>
          {groups.map((each) => (
            <Chip key={each} chosen={each === shown} onClick={() => choose(each)}>
              {t(each === 'parts' && isMapped(sport) ? 'book.group.maps' : `book.group.${each}`)}
            </Chip>
          ))}
          {!hasSide && (
            <Chip chosen={shown === 'facts'} onClick={() => choose('facts')}>
              {t(`book.match.${phase === 'before' ? 'form' : hasStatistics ? 'statistics' : 'timeline'}`)}
            </Chip>
          )}
        </ChipRow>
      </div>
    </>
  );
};
