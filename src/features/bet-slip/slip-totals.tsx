import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $sessionKind } from '../../entities/session/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { $status, $sums } from './order.ts';
import { $canPlace, $isPlacing, loginPressed } from './place.ts';
import { $session } from './session.ts';
import { FORM, type Session } from './slip-form.tsx';
import styles from './slip.module.css';

/** What the bet costs and may return, and the button. */
export const SlipTotals = () => {
  const { session, who } = useUnit({ session: $session, who: $sessionKind });
  if (who === 'guest') return <LogIn />;
  return session && <Totals session={session} />;
};

const LogIn = () => {
  const { t } = useTranslation();
  const press = useUnit(loginPressed);
  return (
    <Button tone="primary" size="large" className={styles.place} onClick={() => press()}>
      {t('book.slip.login')}
    </Button>
  );
};

const Totals = ({ session: { terms } }: { session: Session }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ sums: $sums, status: $status, canPlace: $canPlace, placing: $isPlacing });
  const { currency, exponent } = terms;
  return (
    <>
      <dl className={styles.sums}>
        {view.sums && view.sums.lines > 1 && (
          <>
            <dt>{t('book.slip.lines')}</dt>
            <dd>{view.sums.lines}</dd>
          </>
        )}
        <dt>{t('book.slip.total')}</dt>
        <dd>{view.sums ? <Money amount={view.sums.total} {...{ currency, exponent }} /> : '–'}</dd>
        <dt>{t('book.slip.returns')}</dt>
        <dd className={styles.returns}>
          {view.sums ? <Money amount={view.sums.returns} {...{ currency, exponent }} /> : '–'}
        </dd>
      </dl>
      <Button
        type="submit"
        form={FORM}
        tone="primary"
        size="large"
        className={styles.place}
        busy={view.placing}
        disabled={!view.canPlace && !view.placing}
      >
        {view.placing
          ? t('book.slip.placing')
          : view.status.state === 'changed'
            ? t('book.slip.accept')
            : view.sums
              ? t('book.slip.placeFor', {
                  amount: formatMoney({ amount: view.sums.total, currency, exponent }, locale),
                })
              : t('book.slip.place')}
      </Button>
    </>
  );
};
