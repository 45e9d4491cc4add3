import { useTranslation } from 'react-i18next';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { Movements } from './movements.tsx';
import { paymentsShown } from './payments.ts';
import { PaymentList } from './payment-list.tsx';
import { RecordPage } from './record-page.tsx';
import { oneOf } from '../../widgets/period/index.ts';
import { useSelection } from '../../widgets/period/index.ts';

const VIEWS = ['transactions', 'deposits', 'withdrawals'] as const;

const Views = () => {
  const { t } = useTranslation();
  const { search, choose } = useSelection();
  const view = oneOf(VIEWS, search.get('record')) ?? 'transactions';
  useLifecycle(paymentsShown);
  return (
    <Tabs
      label={t('records.views.label')}
      tabs={VIEWS.map((key) => ({ key, title: t(`records.views.${key}`) }))}
      active={view}
      // The period stays; types and states are those of one view.
      onChoose={(next) =>
        choose({ record: next === 'transactions' ? undefined : next, kind: undefined, state: undefined })
      }
    >
      {view === 'transactions' && <Movements />}
      {view === 'deposits' && <PaymentList key="deposit" kind="deposit" />}
      {view === 'withdrawals' && <PaymentList key="withdrawal" kind="withdrawal" />}
    </Tabs>
  );
};

/** MEM-03: the movements of the wallet, and the deposits and withdrawals with their states. */
export default function TransactionsPage() {
  return (
    <RecordPage record="transactions">
      <Views />
    </RecordPage>
  );
}
