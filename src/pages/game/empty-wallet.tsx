import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { gamePath } from '../../entities/games/index.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Wallet } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { $offersFree, unfundedAccepted } from './model.ts';
import styles from './game-page.module.css';

/** Offers a transfer before a game whose vendor wallet is empty (WAL-03). */
export const EmptyWallet = ({ vendor, text }: { vendor: string; text: string }) => {
  const { t } = useTranslation();
  const { nodeId = '' } = useParams();
  const view = useUnit({ open: unfundedAccepted, offersFree: $offersFree });
  return (
    <div className={styles.refused}>
      <Message alert icon={<Wallet />} title={t('transfer.vendorEmpty')} text={text}>
        <Link
          className={buttonClass('primary')}
          to={`/member/transferFund?${String(new URLSearchParams({ vendor, game: nodeId }))}`}
        >
          {t('transfer.toFund')}
        </Link>
        <Button onClick={() => view.open()}>{t('transfer.openAnyway')}</Button>
        {view.offersFree && (
          <Link className={buttonClass('quiet')} replace to={gamePath(nodeId, { free: true })}>
            {t('play.forFree')}
          </Link>
        )}
      </Message>
    </div>
  );
};
