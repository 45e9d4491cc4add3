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
  const { phase, startsAtMs, score } = line;
  const isKnown = phase === 'live' || phase === 'over';
  const offsetMs = useUnit($connection).serverOffsetMs ?? 0;
  const [openedAtMs] = useState(() => Date.now());
  const isSoon = startsAtMs - offsetMs - openedAtMs < SOON_MS;
  return (
    <header className={styles.head}>
      <p className={styles.league}>
        <SportMark sport={sport} />
        {words.sport(sport)}
        <bdi>{league?.name ?? t('book.noLeague')}</bdi>
      </p>
      <h1 className={styles.sides}>
        <Side side={home} />
        <span className={styles.score} data-far={(phase === 'before' && !isSoon) || undefined}>
          {isKnown && (
            <b>
              <Score wide home={score.home} away={score.away} />
            </b>
          )}
          {phase === 'before' && isSoon && <StartsIn atMs={startsAtMs} offsetMs={offsetMs} />}
          <When line={line} sport={sport} />
        </span>
        <Side side={away} />
      </h1>
      {(score.parts.length > 0 || (phase === 'live' && score.clock === null)) && (
        <p className={styles.parts} data-phase={phase}>
          {score.parts.map((part, index) => (
            <span key={index}>
              <Score home={part.home} away={part.away} />
            </span>
          ))}
        </p>
      )}
    </header>
  );
};

/** The sentence has the clock at its end or at its start, by the language. */
const StartsIn = ({ atMs, offsetMs }: { atMs: number; offsetMs: number }) => {
  const { t } = useTranslation();
  const [before, after] = t('book.match.startsIn', { time: '\n' }).split('\n');
  return (
    <>
      {before && <small>{before}</small>}
      <b>
        <Countdown atMs={atMs} offsetMs={offsetMs} />
      </b>
      {after && <small>{after}</small>}
    </>
  );
};

const Side = ({ side }: { side: BookFixture['home'] }) => (
  <span className={styles.side}>
    <Crest side={side.id} large />
    <bdi>{side.name}</bdi>
  </span>
);
