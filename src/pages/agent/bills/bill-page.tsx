import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { PAY_KINDS } from '../../../../contract/pay-terms.ts';
import { Uuid } from '../../../../contract/primitives.ts';
import { offsetAt } from '../../../../contract/time-zone.ts';
import { $brandName, $site } from '../../../entities/site/index.ts';
import {
  $bill,
  $billFailure,
  $csvFailure,
  $csvPending,
  billPage,
  billRetried,
  csvRequested,
} from '../../../features/open-bill/model.ts';
import { formatClock, formatOffset } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { formatWindow } from '../../../shared/format/window.ts';
import { useFailureText } from '../../../shared/i18n/failure-text.ts';
import { useTitle } from '../../../shared/lib/use-title.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormError } from '../../../shared/ui/form.tsx';
import { ArrowLeft, CircleAlert, Download } from '../../../shared/ui/icons.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { BillBets } from './bill-bets.tsx';
import { BillFormula } from './bill-formula.tsx';
import { BillLines } from './bill-lines.tsx';
import { billsPath, PAY_SECTIONS } from './bill-path.ts';
import { BillShare } from './bill-share.tsx';
import { BillSummary } from './bill-summary.tsx';
import { BillTerms } from './bill-terms.tsx';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import styles from './bill-page.module.css';

/** AGT-04: one bill with all its bets, whose sum it is. */
export default function BillPage({ detail: id }: { detail: string }) {
  const { t } = useTranslation();
  const { section } = useParams();
  const kind = PAY_KINDS.find((each) => PAY_SECTIONS[each] === section) ?? 'realtime';
  return (
    <>
      <p>
        <Link to={billsPath(kind)} className={styles.back}>
          <ArrowLeft aria-hidden />
          {t('bill.back')}
        </Link>
      </p>
      {Uuid.safeParse(id).success ? <Bill id={id} /> : <Missing />}
    </>
  );
}

const Bill = ({ id }: { id: string }) => {
  const view = useUnit({ bill: $bill, failure: $billFailure });
  useLifecycle(billPage, id);
  return view.bill ? <Content /> : view.failure ? <Failed /> : <Skeleton className={styles.waiting} />;
};

/** No bill of this agent. */
const Missing = () => {
  const { t } = useTranslation();
  return <Message alert icon={<CircleAlert />} title={t('bill.missing')} text={t('bill.missingText')} />;
};

const Failed = () => {
  const view = useUnit({ failure: $billFailure, onRetry: billRetried });
  if (!view.failure || view.failure.key === 'not_found') return <Missing />;
  return <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />;
};

const Content = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    bill: $bill,
    site: $site,
    brand: $brandName,
    csvPending: $csvPending,
    csvFailure: $csvFailure,
    onCsv: csvRequested,
  });
  const bill = view.bill!;
  const timeZone = view.site?.brand.timeZone ?? 'UTC';
  const title = t('bill.title', { window: formatWindow(bill.windowStartMs, bill.windowEndMs, timeZone, locale) });
  useTitle(title, view.brand);
  return (
    <>
      <PageHead
        title={title}
        text={t('bill.issued', {
          when: formatClock(bill.issuedAtMs, timeZone, locale),
          offset: formatOffset(offsetAt(timeZone, bill.issuedAtMs)),
        })}
      >
        <Button busy={view.csvPending} onClick={() => view.onCsv()}>
          <Download aria-hidden />
          {t('bill.csv')}
        </Button>
      </PageHead>
      {view.csvFailure && <FormError text={failureText(view.csvFailure)} />}
      <BillSummary bill={bill} />
      <Panel title={t('bill.formula')}>
        {bill.loss ? <BillShare bill={bill} loss={bill.loss} /> : <BillFormula bill={bill} />}
      </Panel>
      <Panel title={t('bill.contract', { version: bill.contractVersion })}>
        <BillTerms bill={bill} />
      </Panel>
      <Panel title={t('bill.lines')}>
        <BillLines bill={bill} />
      </Panel>
      <Panel title={t('bill.bets')}>
        <BillBets bill={bill} timeZone={timeZone} />
      </Panel>
      <Panel title={t('bill.proof')}>
        <p className={styles.hint}>{t('bill.proofText')}</p>
        <code className={styles.hash} dir="ltr">
          {bill.inputsHash}
        </code>
      </Panel>
    </>
  );
};
