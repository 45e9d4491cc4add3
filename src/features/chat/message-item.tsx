import { useUnit } from 'effector-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChatMessage, SharedRound } from '../../../contract/chat-message.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Ellipsis, Play } from '../../shared/ui/icons.ts';
import { entryClass, Popover } from '../../shared/ui/popover.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { ChatTime } from './chat-time.tsx';
import { $reported, ignoreToggled, reportOpened } from './people.ts';
import styles from './chat.module.css';

interface Props {
  message: Pick<ChatMessage, 'id' | 'authorName' | 'text' | 'round'> & Partial<ChatMessage>;
  isOwn: boolean;
  /** The server has not acknowledged it. */
  isPending?: boolean;
}

/** One message. Name and text are isolated: neither changes the direction of what is beside it. */
export const ChatMessageItem = memo(({ message, isOwn, isPending = false }: Props) => {
  const { t } = useTranslation();
  const { authorName, text, round, atMs, simulated } = message;
  return (
    <article className={styles.message} data-own={isOwn} data-pending={isPending || undefined}>
      <header className={styles.by}>
        <bdi className={styles.author}>{authorName}</bdi>
        {isOwn && <VisuallyHidden>{t('chat.you')}</VisuallyHidden>}
        {simulated && <span className={styles.simulated}>{t('chat.simulated')}</span>}
        {atMs === undefined ? <span>{t('chat.sending')}</span> : <ChatTime atMs={atMs} />}
        {!isOwn && message.authorId !== undefined && <Actions message={message} authorId={message.authorId} />}
      </header>
      {text !== '' && (
        <p className={styles.text}>
          <bdi dir="auto">{text}</bdi>
        </p>
      )}
      {round && <RoundCard round={round} />}
    </article>
  );
});

const Actions = ({ message: { id, authorName }, authorId }: { message: Props['message']; authorId: number }) => {
  const { t } = useTranslation();
  const view = useUnit({ reported: $reported, onIgnore: ignoreToggled, onReport: reportOpened });
  const isReported = view.reported.includes(id);
  return (
    <Popover
      triggerClass={styles.more}
      panelClass={styles.menu}
      label={t('chat.actions', { name: authorName })}
      trigger={<Ellipsis aria-hidden />}
    >
      <button type="button" className={entryClass} onClick={() => view.onIgnore({ authorId, on: true })}>
        {t('chat.mute')}
      </button>
      <button type="button" className={entryClass} disabled={isReported} onClick={() => view.onReport(id)}>
        {t(isReported ? 'chat.reported' : 'chat.report')}
      </button>
    </Popover>
  );
};

/** A shared round with the way to its replay (PP-25). */
export const RoundCard = ({ round, linked = true }: { round: SharedRound; linked?: boolean }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { roundId, game, stake, payout, currency, exponent } = round;
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  return (
    <div className={styles.round}>
      <bdi className={styles.game}>{game}</bdi>
      <dl>
        <div>
          <dt>{t('chat.stake')}</dt>
          <dd>
            <bdi>{money(stake)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('chat.payout')}</dt>
          <dd>
            <bdi>{money(payout)}</bdi>
          </dd>
        </div>
      </dl>
      {linked && (
        <Link className={styles.watch} to={`/game/replay/${roundId}`}>
          <Play aria-hidden />
          {t('chat.watch')}
        </Link>
      )}
    </div>
  );
};
