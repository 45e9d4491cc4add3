import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNews } from '../../../features/inbox/use-news.ts';
import { $waiting, requestShown, type ContractsRequest } from '../../../features/pay-contracts/index.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Gift, HandCoins, Handshake, Headset, Megaphone, MessageCircle } from '../../../shared/ui/icons.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import styles from './summary.module.css';

const NEWS = [
  { key: 'messages', to: '/agentHome/messages', Icon: MessageCircle },
  { key: 'announcements', to: '/agentHome/agentAnnouncement', Icon: Megaphone },
  { key: 'withdrawals', to: '/agentHome/withdraw', Icon: HandCoins },
  { key: 'tickets', to: '/member/tickets', Icon: Headset },
  { key: 'awards', to: '/member/rewardCenter', Icon: Gift },
] as const;

interface RowProps {
  Icon: typeof Gift;
  text: ReactNode;
  children: ReactNode;
}

const Row = ({ Icon, text, children }: RowProps) => (
  <li className={styles.row}>
    <Icon aria-hidden />
    <span>{text}</span>
    {children}
  </li>
);

/** What waits for the agent: contracts to answer, messages, announcements, withdrawals, each with its action. */
export const WhatWaits = () => {
  const { t } = useTranslation();
  const news = useNews();
  const view = useUnit({ waiting: $waiting, onShow: requestShown });
  const contractText = ({ what, contract, account }: ContractsRequest): string => {
    const kind = t(`reports.kinds.${contract.kind}`);
    if (what === 'proposal') return t('summary.waiting.proposal', { kind });
    return account ? t('summary.waiting.endOf', { kind, account }) : t('summary.waiting.end', { kind });
  };
  const newsText = (key: (typeof NEWS)[number]['key']): string => {
    const count = news[key];
    if (key === 'messages') return t('inbox.unread', { count });
    if (key === 'announcements') return t('inbox.announcements.unread', { count });
    return t(`summary.waiting.${key}`, { count });
  };
  const open = NEWS.filter(({ key }) => news[key] > 0);
  return (
    <Panel title={t('summary.waits')}>
      {view.waiting.length + open.length === 0 ? (
        <p className={styles.nothing}>{t('summary.nothingWaits')}</p>
      ) : (
        <ul>
          {view.waiting.map((request) => (
            <Row key={request.key} Icon={Handshake} text={contractText(request)}>
              <Button size="small" tone="primary" onClick={() => view.onShow(request)}>
                {t('summary.answer')}
              </Button>
            </Row>
          ))}
          {open.map(({ key, to, Icon }) => (
            <Row key={key} Icon={Icon} text={newsText(key)}>
              <Link to={to} className={buttonClass('outline', 'small')} aria-label={t(`summary.open.${key}`)}>
                {t('summary.openShort')}
              </Link>
            </Row>
          ))}
        </ul>
      )}
    </Panel>
  );
};
