import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Award } from '../../../contract/awards.ts';
import { awardText } from '../../entities/awards/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import {
  $giveUpFailure,
  $giveUpPending,
  $givingUp,
  giveUpCancelled,
  giveUpConfirmed,
  giveUpPressed,
} from './forfeit.ts';
import styles from './awards.module.css';

interface Props {
  award: Award;
  currency: string;
  exponent: number;
}

/** Gives up an award, after one confirmation that says what is lost. */
export const GiveUp = ({ award, currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    requested: $givingUp,
    pending: $giveUpPending,
    failure: $giveUpFailure,
    onPress: giveUpPressed,
    onCancel: giveUpCancelled,
    onConfirm: giveUpConfirmed,
  });
  if (view.requested !== award.id)
    return (
      <Button
        size="small"
        aria-label={t('awards.giveUpOf', { title: award.title })}
        onClick={() => view.onPress(award.id)}
      >
        {t('awards.giveUp')}
      </Button>
    );
  const money = { currency, exponent };
  const roundsLeft = award.rounds?.left ?? 0;
  return (
    <div className={styles.confirm} role="alertdialog" aria-label={t('awards.giveUpTitle')}>
      <p>
        <b>{t('awards.giveUpTitle')}</b>
      </p>
      {award.state === 'active' && roundsLeft > 0 && <p>{t('awards.giveUpRounds', { count: roundsLeft })}</p>}
      <p>
        {award.state === 'active'
          ? t('awards.giveUpText', { amount: formatMoney({ amount: award.left, ...money }, locale) })
          : t('awards.giveUpWaiting', { amount: awardText(t, award, money, locale) })}
      </p>
      <FormError text={view.failure && failureText(view.failure)} />
      <Actions>
        <Button autoFocus onClick={() => view.onCancel()}>
          {t('awards.keep')}
        </Button>
        <Button tone="danger" busy={view.pending} onClick={() => view.onConfirm()}>
          {t('awards.giveUp')}
        </Button>
      </Actions>
    </div>
  );
};
