import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SummedKind } from '../../../../contract/salary.ts';
import { $brandName } from '../../../entities/site/index.ts';
import { payPage } from '../../../features/bills/model.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { useTitle } from '../../../shared/lib/use-title.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PAY_SECTIONS } from './bill-path.ts';
import { TREE } from '../layout/menu.ts';
import { PayBills } from './bill-list.tsx';
import { RunningPay } from './running-pay.tsx';

/** AGT-03, AGT-04: a kind of pay by the hour, the day or the half month: the running window so far, and the settlements. */
const PayPage = ({ kind }: { kind: SummedKind }) => {
  const { t } = useTranslation();
  const brand = useUnit($brandName);
  useTitle(t(`agent.entries.${PAY_SECTIONS[kind]}`), brand);
  useLifecycle(payPage, kind);
  return (
    <>
      <PageHead title={t(`pay.${kind}.title`)} text={t(`pay.${kind}.text`)}>
        <Link to={`${TREE}/own?kind=${kind}`} className={buttonClass('outline', 'small')}>
          {t('contracts.ownLink')}
        </Link>
      </PageHead>
      <RunningPay kind={kind} />
      <Panel title={t('salary.bills')}>
        <PayBills kind={kind} />
      </Panel>
    </>
  );
};

export const HourPage = () => <PayPage key="hour" kind="hour" />;
export const DayPage = () => <PayPage key="day" kind="day" />;
export const DividendPage = () => <PayPage key="dividend" kind="dividend" />;
