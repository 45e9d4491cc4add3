import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { $movingAll, allRequested } from './order.ts';
import { $wallet } from './wallet.ts';
import payment from '../../shared/ui/payment.module.css';

/** The main wallet, the vendor wallets and their total, with the button that brings everything back. */
export const WalletList = () => {
  const { t } = useTranslation();
  const view = useUnit({ wallet: $wallet, live: $isLive, pending: $movingAll, onAll: allRequested });
  const { wallet } = view;
  if (!wallet) return null;
  const { currency, exponent } = wallet;
  return (
    <Panel title={t('transfer.wallets')}>
      <div className={payment.review}>
        <dl>
          <div>
            <dt>{t('transfer.main')}</dt>
            <dd>
              <Money amount={wallet.main} currency={currency} exponent={exponent} />
            </dd>
          </div>
          {wallet.vendors.map(({ vendor, name, amount }) => (
            <div key={vendor}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>
                <Money amount={amount} currency={currency} exponent={exponent} />
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('transfer.total')}</dt>
            <dd className={payment.total}>
              <Money amount={wallet.total} currency={currency} exponent={exponent} />
            </dd>
          </div>
        </dl>
      </div>
      <Button disabled={!view.live || wallet.inVendorWallets === 0} busy={view.pending} onClick={() => view.onAll()}>
        {t('transfer.allBack')}
      </Button>
    </Panel>
  );
};
