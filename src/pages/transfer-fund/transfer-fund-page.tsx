import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { gamePath } from '../../entities/games/index.ts';
import { NodeId } from '../../../contract/primitives.ts';
import { $site } from '../../entities/site/index.ts';
import { $wallet, $walletFailure, fundPage, walletRequested } from '../../features/transfer-fund/wallet.ts';
import { FundForm } from '../../features/transfer-fund/fund-form.tsx';
import { WalletList } from '../../features/transfer-fund/wallet-list.tsx';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Wallet } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import columns from '../../shared/ui/columns.module.css';
import { MemberPage } from '../../widgets/member-page/member-page.tsx';

/** Leads back to the game whose launch found the vendor wallet empty. */
const BackToGame = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const game = NodeId.safeParse(search.get('game')).data;
  if (!game) return null;
  return (
    <Link className={buttonClass()} to={gamePath(game)}>
      {t('transfer.openGame')}
    </Link>
  );
};

const Member = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  useLifecycle(fundPage, search.get('vendor'));
  const view = useUnit({ wallet: $wallet, failure: $walletFailure, onRetry: walletRequested });
  const { wallet, failure } = view;
  if (!wallet)
    return failure ? <LoadFailed failure={failure} onRetry={view.onRetry} /> : <Skeleton className={columns.waiting} />;
  if (wallet.isSingle && wallet.vendors.length === 0)
    return (
      <Message icon={<Wallet />} title={t('transfer.singleTitle')} text={t('transfer.singleText')}>
        <Link className={buttonClass('primary')} to="/seamless">
          {t('transfer.seamlessTitle')}
        </Link>
      </Message>
    );
  return (
    <div className={columns.columns}>
      <div className={columns.column}>
        {failure && <LoadFailed failure={failure} onRetry={view.onRetry} />}
        <Panel title={t('transfer.newTransfer')}>
          <FundForm />
          <BackToGame />
        </Panel>
      </div>
      <WalletList />
    </div>
  );
};

/** WAL-03: moves money between the main wallet and the vendor wallets. */
export default function TransferFundPage() {
  const site = useUnit($site);
  // Until it is known that there are several wallets, the page does not speak of them.
  const hasWallets = !(site?.singleWallet ?? true);
  return (
    <MemberPage
      head={(t) =>
        hasWallets ? { title: t('transfer.fundTitle'), text: t('transfer.fundText') } : { title: t('transfer.toFund') }
      }
      guest={(t) => ({ title: t('transfer.loginTitle'), text: t('transfer.loginText') })}
    >
      <Member />
    </MemberPage>
  );
}
