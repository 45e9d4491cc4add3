import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { OfferedCampaign } from '../../../contract/awards.ts';
import { hoursText, shareText } from '../../entities/awards/index.ts';
import { formatter } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Money } from '../../shared/ui/money.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { $share, shareView } from './share-model.ts';
import styles from './awards.module.css';

interface Props {
  campaign: OfferedCampaign;
  currency: string;
  exponent: number;
}
type OfPlay = Extract<OfferedCampaign['reward'], { period: string }>;

/** What the member's own play of this period brings so far, with the figures of the formula; nothing for other campaigns. */
export const OwnShare = ({ campaign, ...money }: Props) => {
  const { reward, code } = campaign;
  return reward.kind === 'cash_back' || reward.kind === 'rakeback' ? <Share {...{ code, reward, ...money }} /> : null;
};

const Share = ({ code, reward, ...currency }: Omit<Props, 'campaign'> & { code: string; reward: OfPlay }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  useLifecycle(shareView, code);
  const share = useUnit($share);
  if (!share) return null;
  const days = formatter(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const money = (amount: number) => <Money amount={amount} {...currency} />;
  const base = t(`awards.ownShare.base.${reward.kind}`);
  return (
    <Panel title={t('awards.ownShare.title')}>
      <div className={styles.share}>
        <p className={styles.shareSum}>
          <span>{days.formatRange(Date.parse(share.fromDay), Date.parse(share.toDay))}</span>
          <b>{money(share.amount)}</b>
        </p>
        {share.games.length > 0 && (
          <Table
            caption={t('awards.ownShare.title')}
            rows={share.games}
            rowKey={({ gameType }) => gameType}
            columns={[
              {
                key: 'game',
                title: t('awards.ownShare.game'),
                cell: ({ gameType }) =>
                  gameType === 'OTHER' ? t('awards.ownShare.other') : t(`games.type.${gameType}`),
                phone: 'first',
              },
              {
                key: 'stake',
                title: t('awards.ownShare.stake'),
                cell: ({ validStake }) => money(validStake),
                figure: true,
              },
              { key: 'base', title: base, cell: (game) => money(game.base), figure: true, phone: 'end' },
            ]}
          />
        )}
        <p>
          {t('awards.ownShare.sum', { percent: shareText(reward.share, locale), base })} {money(share.base)}
        </p>
        <small>{t('awards.ownShare.paid', { time: hoursText(share.paidAfterHours, locale) })}</small>
      </div>
    </Panel>
  );
};
