import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { SportMark, useBookWords } from '../../entities/book/index.ts';
import { $sports, type Phase } from './model.ts';
import styles from './sports-page.module.css';

interface Props {
  phase: Phase;
  sport: string | null;
  onChoose: (sport: string | null) => void;
}

/** The sports of the book with how many fixtures each has. */
export const SportsNav = ({ phase, sport, onChoose }: Props) => {
  const { t } = useTranslation();
  const words = useBookWords();
  const sports = useUnit($sports);
  const countOf = ({ live, before }: { live: number; before: number }): number | null =>
    phase === 'over' ? null : phase === 'live' ? live : phase === 'before' ? before : live + before;
  const all = sports.reduce((sum, each) => ({ live: sum.live + each.live, before: sum.before + each.before }), {
    live: 0,
    before: 0,
  });
  return (
    <nav className={styles.nav} aria-label={t('book.sportsLabel')}>
      <Entry title={t('book.sport.all')} count={countOf(all)} chosen={sport === null} onPress={() => onChoose(null)} />
      {sports.map((each) => (
        <Entry
          key={each.sport}
          mark={each.sport}
          title={words.sport(each.sport)}
          count={countOf(each)}
          chosen={sport === each.sport}
          onPress={() => onChoose(each.sport)}
        />
      ))}
    </nav>
  );
};

interface EntryProps {
  mark?: string;
  title: string;
  count: number | null;
  chosen: boolean;
  onPress: () => void;
}
const Entry = ({ mark, title, count, chosen, onPress }: EntryProps) => (
  <button type="button" className={styles.entry} aria-pressed={chosen} onClick={onPress}>
    {mark && <SportMark sport={mark} />}
    <span>{title}</span>
    {count !== null && <span className={styles.count}>{count}</span>}
  </button>
);
