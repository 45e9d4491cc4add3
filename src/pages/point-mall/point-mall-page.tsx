import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $member } from '../../entities/session/index.ts';
import {
  $config,
  $mallFailure,
  $points,
  $products,
  mallPage,
  mallRequested,
  useLivePoints,
} from '../../features/points/index.ts';
import { pointTexts } from '../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Coins } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { MemberPage } from '../../widgets/member-page/member-page.tsx';
import { oneOf, useSelection } from '../../widgets/period/index.ts';
import { EntryList } from './entry-list.tsx';
import { ExchangeList } from './exchange-list.tsx';
import { MallHead } from './mall-head.tsx';
import { ProductList } from './product-list.tsx';
import { RedeemDialog } from './redeem-dialog.tsx';
import styles from './point-mall.module.css';

const waiting = (
  <div className={styles.page} aria-hidden>
    <div className={styles.heads}>
      <Skeleton className={styles.headWaiting} />
      <Skeleton className={styles.headWaiting} />
    </div>
    <ul className={styles.products}>
      {Array.from({ length: 8 }, (_, at) => (
        <li key={at}>
          <Skeleton className={styles.productWaiting} />
        </li>
      ))}
    </ul>
  </div>
);

/** MEM-05: what the member's points are, what they are exchanged for, and how they came and went. */
export default function PointMallPage() {
  return (
    <MemberPage
      head={(t) => ({ title: t('centre.pages.pointMall') })}
      guest={(t) => ({ title: t('member.loginTitle'), text: t('member.loginText') })}
    >
      <WhenTranslated texts={pointTexts} waiting={waiting}>
        <Mall />
      </WhenTranslated>
    </MemberPage>
  );
}

const VIEWS = ['products', 'exchanges', 'record'] as const;

const Mall = () => {
  const { t } = useTranslation();
  useLivePoints();
  useLifecycle(mallPage);
  const { search, choose } = useSelection();
  const view = useUnit({
    config: $config,
    points: $points,
    products: $products,
    failure: $mallFailure,
    member: $member,
    onRetry: mallRequested,
  });
  const { config, points, products, member } = view;
  if (view.failure) return <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />;
  if (!config || !points || !products || !member) return waiting;
  if (!config.rules && products.length === 0 && points.points === 0)
    return <Message icon={<Coins />} title={t('points.none')} text={t('points.noneText')} />;
  const money = { currency: member.currency, exponent: member.exponent };
  const active = oneOf(VIEWS, search.get('tab')) ?? 'products';
  return (
    <div className={styles.page}>
      <MallHead {...{ config, points }} {...money} />
      <Tabs
        label={t('points.tabs.label')}
        tabs={VIEWS.map((key) => ({ key, title: t(`points.tabs.${key}`) }))}
        active={active}
        onChoose={(tab) => choose({ tab: tab === 'products' ? undefined : tab })}
      >
        {active === 'products' && <ProductList products={products} have={points.points} />}
        {active === 'exchanges' && <ExchangeList {...money} />}
        {active === 'record' && <EntryList />}
      </Tabs>
      <RedeemDialog {...money} onExchanges={() => choose({ tab: 'exchanges', status: undefined })} />
    </div>
  );
};
