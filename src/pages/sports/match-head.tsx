import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookFixture, LineState } from '../../../contract/book-fixtures.ts';
import { Crest, Score, SportMark, useBookWords } from '../../entities/book/index.ts';
import { $connection } from '../../shared/realtime/runtime.ts';
import { Countdown } from '../../shared/ui/countdown.tsx';
import { When } from '../../widgets/fixtures/index.ts';
import styles from './match.module.css';

/** A match that starts within a day counts down. */
const SOON_MS = 24 * 3_600_000;

interface Props {
  fixture: BookFixture;
  line: LineState;
}

/** Who plays, in which league, and how the match stands. */
export const MatchHead = ({ fixture: { sport, league, home, away }, line }: Props) => {
  const { t } = useTranslation();
  const words = useBookWords();
  const isKnown = line.phase === 'live' || line.phase === 'over';
  const offsetMs = useUnit($connection).serverOffsetMs ?? 0;
  const [openedAtMs] = useState(() => Date.now());
  const isSoon = line.startsAtMs - offsetMs - openedAtMs < SOON_MS;
  const { parts } = line.score;
  return (
    <header className={styles.head}>
      <p className={styles.league}>
        <SportMark sport={sport} />
        {words.sport(sport)}
        <bdi>{league?.name ?? t('book.noLeague')}</bdi>
      </p>
      <h1 className={styles.sides}>
        <Side side={home} />
        <span className={styles.score}>
          <b>
            {isKnown ? (
              <Score wide home={line.score.home} away={line.score.away} />
            ) : line.phase === 'before' && isSoon ? (
              <Countdown atMs={line.startsAtMs} offsetMs={offsetMs} />
            ) : (
              '–'
            )}
          </b>
          <When line={line} sport={sport} />
        </span>
        <Side side={away} />
      </h1>
      {/* The parts have their line before the first one is played. */}
      <p className={styles.parts}>
        {parts.map((part, index) => (
          <span key={index}>
            <Score home={part.home} away={part.away} />
          </span>
        ))}
      </p>
    </header>
  );
};

const Side = ({ side }: { side: BookFixture['home'] }) => (
  <span className={styles.side}>
    <Crest side={side.id} large />
    <bdi>{side.name}</bdi>
  </span>
);
