import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LegStatus } from '../../../streams/book/bet-slip.ts';
import { matchPath, useBookWords } from '../../entities/book/index.ts';
import { classes } from '../../shared/ui/classes.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { X } from '../../shared/ui/icons.ts';
import { $legs, keyOf, legRemoved, type Selection } from './legs.ts';
import { $status } from './order.ts';
import styles from './slip.module.css';

/** The selections of the slip, each with its price now. */
export const SlipLegs = () => {
  const { legs, status } = useUnit({ legs: $legs, status: $status });
  return (
    <ol className={styles.legs}>
      {legs.map((leg, index) => (
        <Leg key={keyOf(leg)} leg={leg} status={status.legs[index]} />
      ))}
    </ol>
  );
};

const Leg = ({ leg, status }: { leg: Selection; status: LegStatus | undefined }) => {
  const { t } = useTranslation();
  const words = useBookWords();
  const remove = useUnit(legRemoved);
  const { home, away, type, fixture, sport, market } = leg;
  const names = { home: home.name, away: away.name };
  const outcome = words.outcome({ ...leg, ...names });
  const { price, move, isSuspended } = status ?? { price: leg.price, move: 'same', isSuspended: false };
  const isOff = price === null || isSuspended;
  const state = price === null ? t('book.locked') : isSuspended ? t('book.suspended') : '';
  const was = move !== 'same' && !isOff ? t('book.slip.was', { odds: words.odds(leg.price) }) : '';
  return (
    <li className={classes(styles.leg, isOff && styles.off)}>
      <p className={styles.outcome}>
        <span dir="auto">{outcome}</span>
        <b className={styles.odds} data-move={isOff ? undefined : move}>
          {price === null ? words.odds(leg.price) : words.odds(price)}
        </b>
      </p>
      <p className={styles.about}>
        {words.market(market, sport)}
        <span className={styles.change}>{state || was}</span>
      </p>
      <p className={styles.on}>
        <Link to={matchPath(type, fixture)}>{words.match(names)}</Link>
      </p>
      <span className={styles.remove}>
        <IconButton label={t('book.slip.remove', { outcome })} onClick={() => remove(keyOf(leg))}>
          <X />
        </IconButton>
      </span>
    </li>
  );
};
