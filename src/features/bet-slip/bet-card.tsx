import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { BookSlip } from '../../../contract/book-slips.ts';
import { useBookWords } from '../../entities/book/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { $cashedOut, $cashingOut, cashOutPressed } from './bets.ts';
import { kindText } from './slip-kinds.ts';
import styles from './slip.module.css';

/** How a bet ended, from the player's side. */
function stateOf({
  state,
  paid,
  total,
}: BookSlip): 'waiting' | 'open' | 'refused' | 'won' | 'lost' | 'returned' | 'cashed-out' {
  if (state !== 'settled') return state;
  if (paid === total) return 'returned';
  return (paid ?? 0) > total ? 'won' : 'lost';
}

type LegResult = BookSlip['legs'][number]['result'];
function resultOf(result: LegResult): 'open' | 'won' | 'lost' | 'void' | 'halfWon' | 'halfLost' {
  if (!result) return 'open';
  if (result.voidPart === 1) return 'void';
  if (result.voidPart === 0.5) return result.won ? 'halfWon' : 'halfLost';
  return result.won ? 'won' : 'lost';
}

/** A bet with its legs, its state, and what the book pays for it now. */
export const BetCard = ({ slip }: { slip: BookSlip }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const words = useBookWords();
  const { currency, exponent } = slip;
  const state = stateOf(slip);
  return (
    <li className={styles.card}>
      <p className={styles.cardHead}>
        <b>{kindText(t, slip.legs.length, slip.sizes)}</b>
        <span className={styles.state} data-state={state}>
          {t(`book.bets.state.${state}`)}
        </span>
      </p>
      <ol className={styles.legs}>
        {slip.legs.map((leg) => (
          <li key={`${leg.fixture} ${leg.market}`} className={styles.betLeg} data-result={resultOf(leg.result)}>
            <p className={styles.outcome}>
              <span dir="auto">{words.outcome(leg)}</span>
              <b className={styles.odds}>{words.odds(leg.price)}</b>
            </p>
            <p className={styles.about}>
              {words.market(leg.market, leg.sport)}
              {leg.result && <b>{t(`book.bets.leg.${resultOf(leg.result)}`)}</b>}
            </p>
            <p className={styles.on}>
              <bdi>{words.match(leg)}</bdi>
            </p>
          </li>
        ))}
      </ol>
      <dl className={styles.sums}>
        <dt>{t('book.bets.stake')}</dt>
        <dd>
          <Money amount={slip.total} {...{ currency, exponent }} />
        </dd>
        {slip.paid === null ? (
          <>
            <dt>{t('book.bets.returns')}</dt>
            <dd>
              <Money amount={slip.maxPaid} {...{ currency, exponent }} />
            </dd>
          </>
        ) : (
          <>
            <dt>{t('book.bets.paid')}</dt>
            <dd className={state === 'won' ? styles.won : undefined}>
              <Money amount={slip.paid} {...{ currency, exponent }} />
            </dd>
          </>
        )}
      </dl>
      {slip.corrections > 0 && <p className={styles.change}>{t('book.bets.corrected')}</p>}
      {slip.canCashOut && <CashOut slip={slip} />}
      <p className={styles.placed}>{t('book.bets.placed', { time: formatInstant(slip.placedAtMs, locale) })}</p>
    </li>
  );
};

const CashOut = ({ slip: { id, offer, currency, exponent } }: { slip: BookSlip }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ going: $cashingOut, done: $cashedOut, press: cashOutPressed });
  const hasChanged = view.done?.slip === id && !view.done.isDone;
  return (
    <>
      <Button
        tone="outline"
        className={styles.cashOut}
        busy={view.going?.slip === id}
        disabled={offer === null}
        onClick={() => offer && view.press({ slip: id, amount: offer.amount })}
      >
        {offer
          ? t('book.bets.cashOut', { amount: formatMoney({ amount: offer.amount, currency, exponent }, locale) })
          : t('book.bets.noCashOut')}
      </Button>
      <p role="status" className={styles.change}>
        {hasChanged ? t('book.bets.cashOutChanged') : ''}
      </p>
    </>
  );
};
