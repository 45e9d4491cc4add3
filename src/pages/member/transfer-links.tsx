import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $site } from '../../entities/site/index.ts';
import { moduleOn } from '../../entities/site/lazy.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Panel } from '../../shared/ui/panel.tsx';

const $toUpline = moduleOn('TRANSFER_UPLINE');

/** Links to the transfers that the merchant offers; on a merchant with a single wallet, to its explanation. */
export const TransferLinks = () => {
  const { t } = useTranslation();
  const { site, toUpline } = useUnit({ site: $site, toUpline: $toUpline });
  const single = site?.singleWallet ?? true;
  return (
    <Panel title={t('member.transfersTitle')}>
      <p>{t(single ? 'member.singleText' : 'member.transfersText')}</p>
      <p>
        <Link className={buttonClass()} to={single ? '/seamless' : '/member/transferFund'}>
          {t(single ? 'member.seamless' : 'member.transferFund')}
        </Link>{' '}
        {toUpline && (
          <Link className={buttonClass()} to="/member/transferUpline">
            {t('member.transferUpline')}
          </Link>
        )}
      </p>
    </Panel>
  );
};
