import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUnread } from '../../../entities/session/lazy.ts';
import { $waiting, requestShown } from '../../../features/pay-contracts/index.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Handshake, Megaphone, MessageCircle } from '../../../shared/ui/icons.ts';
import styles from '../reports/report-page.module.css';

/** What waits for the agent's answer: contracts, messages and announcements. Nothing while nothing waits. */
export const WhatWaits = () => {
  const { t } = useTranslation();
  const unread = useUnread();
  const view = useUnit({ waiting: $waiting, onShow: requestShown });
  const [first] = view.waiting;
  if (!first && unread.messages === 0 && unread.announcements === 0) return null;
  return (
    <section className={styles.actions} aria-label={t('summary.waits')}>
      {first && (
        <Button tone="primary" onClick={() => view.onShow(first)}>
          <Handshake aria-hidden />
          {t('contracts.waitingMark', { count: view.waiting.length })}
        </Button>
      )}
      {unread.messages > 0 && (
        <Link to="/agentHome/messages" className={buttonClass('outline')}>
          <MessageCircle aria-hidden />
          {t('inbox.unread', { count: unread.messages })}
        </Link>
      )}
      {unread.announcements > 0 && (
        <Link to="/agentHome/agentAnnouncement" className={buttonClass('outline')}>
          <Megaphone aria-hidden />
          {t('inbox.announcements.unread', { count: unread.announcements })}
        </Link>
      )}
    </section>
  );
};
