import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  $contracts,
  $contractsFailure,
  $windowMs,
  type Contracts,
  KindTabs,
  StateTag,
  agreedOn,
  contractsRequested,
  useTerms,
} from '../../../features/pay-contracts/index.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Handshake } from '../../../shared/ui/icons.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import styles from './contracts-page.module.css';
import { TREE } from '../layout/menu.ts';

/** AGT-03: the agent's contracts with its upline and its direct downlines, and what waits. */
export default function ContractsPage() {
  const { t } = useTranslation();
  const view = useUnit({ list: $contracts, failure: $contractsFailure, onRetry: contractsRequested });
  return (
    <>
      <PageHead title={t('contracts.title')} text={t('contracts.text')}>
        <Link to={TREE} className={buttonClass('outline', 'small')}>
          {t('downlines.toOwn')}
        </Link>
      </PageHead>
      <KindTabs>
        {view.list && (
          <div className={styles.stack}>
            <Own list={view.list} />
            <Downlines list={view.list} />
          </div>
        )}
        {!view.list && !view.failure && <Skeleton className={styles.waiting} />}
        {!view.list && view.failure && <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />}
      </KindTabs>
    </>
  );
}

const Own = ({ list }: { list: Contracts }) => {
  const { t } = useTranslation();
  const { number, rates } = useTerms();
  const agreed = agreedOn(list.own, useUnit($windowMs));
  return (
    <Panel title={t('contracts.own')}>
      <div className={styles.own}>
        <p>
          {agreed ? (
            <>
              <bdi>{number(agreed)}</bdi>
              <bdi>{rates(agreed.terms)}</bdi>
              <StateTag contract={agreed} />
            </>
          ) : (
            t('contracts.ownNone')
          )}
        </p>
        {list.own.length > 0 && (
          <Link to={`${TREE}/own`} className={buttonClass('outline', 'small')}>
            {t('contracts.openOwn')}
          </Link>
        )}
      </div>
    </Panel>
  );
};

const Downlines = ({ list }: { list: Contracts }) => {
  const { t } = useTranslation();
  const { number, rates } = useTerms();
  const windowMs = useUnit($windowMs);
  const rows = list.downlines.map((downline) => ({
    ...downline,
    agreed: agreedOn(downline.agreed ? [downline.agreed] : [], windowMs),
  }));
  if (rows.length === 0)
    return <Message icon={<Handshake />} title={t('contracts.noDownlines')} text={t('contracts.noDownlinesText')} />;
  const waitsFor = ({ agreed, requested }: Contracts['downlines'][number]) => {
    if (agreed?.state === 'ending' && agreed.endRequestedBy === 'downline') return 'you';
    return requested || agreed?.state === 'ending' ? 'them' : 'none';
  };
  return (
    <Panel title={t('contracts.downlines')}>
      <Table
        caption={t('contracts.downlines')}
        rows={rows}
        twoLines
        rowKey={({ memberId }) => memberId}
        columns={[
          {
            key: 'account',
            title: t('contracts.account'),
            phone: 'first',
            cell: ({ memberId, account }) => (
              <Link to={`${TREE}/${memberId}`} className={styles.link}>
                <bdi>{account}</bdi>
              </Link>
            ),
          },
          {
            key: 'version',
            title: t('contracts.version'),
            cell: ({ agreed }) => (agreed ? number(agreed) : t('contracts.none')),
          },
          {
            key: 'rates',
            title: t('contracts.rates'),
            cell: ({ agreed }) => <bdi>{agreed ? rates(agreed.terms) : '–'}</bdi>,
          },
          {
            key: 'state',
            title: t('contracts.state'),
            phone: 'end',
            cell: ({ agreed }) => (agreed ? <StateTag contract={agreed} /> : '–'),
          },
          {
            key: 'waits',
            title: t('contracts.waits'),
            phone: 'none',
            cell: (downline) => (
              <span className={styles.waits} data-waits={waitsFor(downline)}>
                {t(`contracts.waitsFor.${waitsFor(downline)}`)}
              </span>
            ),
          },
        ]}
      />
    </Panel>
  );
};
