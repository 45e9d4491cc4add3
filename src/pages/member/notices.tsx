import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Exclusion } from '../../../contract/player-limits.ts';
import { OwedNotice } from '../../entities/wallet/lazy.ts';
import { $overview } from '../../features/withdraw/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { $breaks } from './overview-model.ts';
import styles from './notices.module.css';

/** Why play is paused, which payment waits for an answer, and what to do about each. */
export const Notices = () => {
  const view = useUnit({ breaks: $breaks, overview: $overview });
  const waiting = (view.overview?.list ?? []).flatMap(({ money, parts }) =>
    parts.filter(({ state }) => state === 'waiting').map((part) => ({ ...part, money })),
  );
  return (
    <div className={styles.notices}>
      {view.breaks.map((exclusion) => (
        <Break key={`${exclusion.kind} ${exclusion.gameType} ${exclusion.untilMs}`} exclusion={exclusion} />
      ))}
      <OwedNotice linked />
      {waiting.map(({ id, amount, dueAtMs, money }) => (
        <Payment key={id} money={{ ...money, amount }} dueAtMs={dueAtMs} />
      ))}
    </div>
  );
};

const Break = ({ exclusion: { kind, gameType, by, untilMs } }: { exclusion: Exclusion }) => {
  const { t } = useTranslation();
  const when = formatInstant(untilMs, useLocale());
  const breaks = <Link to="/member/limits">{t('centre.yourBreaks')}</Link>;
  if (kind === 'type_lock')
    return (
      <Notice
        title={t('centre.typeLocked', { type: gameType === null ? '' : t(`games.type.${gameType}`), when })}
        text={t('centre.typeLockedText')}
      >
        {breaks}
      </Notice>
    );
  return (
    <Notice
      urgent
      title={t('centre.paused', { when })}
      text={by === 'operator' ? t('centre.pausedByOperator') : t(`centre.pausedText.${kind}`)}
    >
      <Link to="/member/withdraw">{t('shell.withdraw')}</Link>
      {breaks}
      <Link to="/help#faq">{t('centre.help')}</Link>
    </Notice>
  );
};

const Payment = ({ money, dueAtMs }: { money: Parameters<typeof formatMoney>[0]; dueAtMs: number }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const text = t('centre.answerNeededText', {
    amount: formatMoney(money, locale),
    when: formatInstant(dueAtMs, locale),
  });
  return (
    <Notice title={t('centre.answerNeeded')} text={text}>
      <Link to="/member/withdraw">{t('centre.answer')}</Link>
    </Notice>
  );
};

interface NoticeProps {
  /** It stops play. */
  urgent?: boolean;
  title: string;
  text: string;
  /** What to do about it. */
  children: ReactNode;
}

const Notice = ({ urgent = false, title, text, children }: NoticeProps) => (
  <div role="status" className={styles.notice} data-urgent={urgent}>
    <b>{title}</b>
    <p>{text}</p>
    <p className={styles.links}>{children}</p>
  </div>
);
