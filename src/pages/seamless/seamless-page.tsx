import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $brandName, $isSingleWallet } from '../../entities/site/index.ts';
import { $balance } from '../../entities/wallet/model.ts';
import { BalanceFigure } from '../../entities/wallet/lazy.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import columns from '../../shared/ui/columns.module.css';
import styles from './seamless-page.module.css';

const POINTS = ['one', 'live', 'withdraw'] as const;

const Content = () => {
  const { t } = useTranslation();
  const view = useUnit({ brand: $brandName, single: $isSingleWallet, balance: $balance });
  useTitle(t('transfer.seamlessTitle'), view.brand);
  return (
    <>
      <PageHead
        title={t('transfer.seamlessTitle')}
        text={t(view.single ? 'transfer.seamlessText' : 'transfer.notSeamlessText')}
      />
      <div className={columns.columns}>
        {view.balance && (
          <Panel title={t(view.single ? 'transfer.seamlessBalance' : 'transfer.main')}>
            <p className={styles.amount}>
              <BalanceFigure />
            </p>
            {view.single && (
              <Actions>
                <Link className={buttonClass()} to="/member/withdraw">
                  {t('shell.withdraw')}
                </Link>
                <Link className={buttonClass('primary')} to="/deposit">
                  {t('shell.deposit')}
                </Link>
              </Actions>
            )}
          </Panel>
        )}
        <Panel title={t('transfer.seamlessHow')}>
          {view.single ? (
            POINTS.map((point) => <p key={point}>{t(`transfer.seamlessPoints.${point}`)}</p>)
          ) : (
            <p>
              <Link className={buttonClass('primary')} to="/member/transferFund">
                {t('transfer.fundTitle')}
              </Link>
            </p>
          )}
        </Panel>
      </div>
    </>
  );
};

const waiting = (
  <LateGuard>
    <Skeleton className={columns.waiting} />
  </LateGuard>
);

/** WAL-03: explains the single wallet and shows its balance. */
export default function SeamlessPage() {
  return (
    <WhenTranslated texts={accountTexts} waiting={waiting}>
      <Content />
    </WhenTranslated>
  );
}
