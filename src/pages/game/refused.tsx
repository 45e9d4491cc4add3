import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { GameGrid, gamePath } from '../../entities/games/index.ts';
import { $service } from '../../entities/site/index.ts';
import { GameTile } from '../../features/favourite/game-tile.tsx';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Dices, Wallet } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { type Refusal, $offersFree, unfundedAccepted } from './model.ts';
import styles from './game-page.module.css';

/** Offers a transfer before a game whose vendor wallet is empty (WAL-03). */
const EmptyWallet = ({ vendor, text }: { vendor: string; text: string }) => {
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

interface Props {
  refusal: Refusal;
  onRetry: () => void;
}

/** Refusals for which a retry does not help. */
const CLOSED = [
  'game_disabled',
  'game_maintenance',
  'game_not_found',
  'account_excluded',
  'game_type_locked',
  'play_blocked',
  'play_owed',
  'real_account_needed',
];

/** Why the game does not open, and other games to play (GAME-07). */
export const Refused = ({ refusal, onRetry }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({ service: $service, open: modalOpened });
  const { service } = view;
  if (refusal.key === 'vendor_wallet_empty' && refusal.vendor)
    return <EmptyWallet vendor={refusal.vendor} text={failureText(refusal)} />;
  const others = refusal.suggestions;
  const closed = CLOSED.includes(refusal.key);
  const until =
    refusal.untilMs === null ? '' : ` ${t('play.untilHint', { when: formatInstant(refusal.untilMs, locale) })}`;
  return (
    <div className={styles.refused}>
      <Message
        alert
        icon={<Dices />}
        title={closed ? t('play.disabled') : t('play.failed')}
        text={failureText(refusal) + until}
      >
        {refusal.key === 'invalid_url' && service.contact && (
          <a className={buttonClass('primary')} href={service.contact} target="_blank" rel="noreferrer">
            {t('shell.contact')}
          </a>
        )}
        {refusal.key === 'terms_needed' && (
          <Button tone="primary" onClick={() => view.open({ name: 'terms' })}>
            {t('register.terms.read')}
          </Button>
        )}
        {!closed && <Button onClick={onRetry}>{t('ui.tryAgain')}</Button>}
        <Link className={buttonClass('primary')} to="/">
          {t('shell.home')}
        </Link>
      </Message>
      {others.length > 0 && (
        <section>
          <h2>{t('play.others')}</h2>
          <GameGrid layout="six" label={t('play.others')}>
            {others.map((game) => (
              <li key={game.nodeId}>
                <GameTile game={game} eager />
              </li>
            ))}
          </GameGrid>
        </section>
      )}
    </div>
  );
};
