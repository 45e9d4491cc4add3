import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { moduleOn } from '../../entities/site/lazy.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Panel } from '../../shared/ui/panel.tsx';

const $toUpline = moduleOn('TRANSFER_UPLINE');

/** Links to the transfers that the merchant offers. */
export const TransferLinks = () => {
  const { t } = useTranslation();
  const toUpline = useUnit($toUpline);
  if (!toUpline) return null;
  return (
    <Panel title={t('member.transfersTitle')}>
      <p>{t('member.transfersText')}</p>
      <p>
        {toUpline && (
          <Link className={buttonClass()} to="/member/transferUpline">
            {t('member.transferUpline')}
          </Link>
        )}
      </p>
    </Panel>
  );
};
