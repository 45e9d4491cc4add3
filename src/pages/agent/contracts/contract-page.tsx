import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  $page,
  $pageFailure,
  $sides,
  KindTabs,
  type Subject,
  Versions,
  contractPage,
  contractsRequested,
  versionsRequested,
} from '../../../features/pay-contracts/index.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Handshake } from '../../../shared/ui/icons.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { numberIn } from '../layout/address-numbers.ts';
import { ContractNews } from './contract-changes.tsx';
import { ContractTerms } from './contract-terms.tsx';
import { CONTRACT_LIST } from '../layout/menu.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import styles from './contracts-page.module.css';

/** AGT-03: the contract with one direct downline, or the agent's own: in force, waiting, and all its versions. */
export default function ContractPage({ detail }: { detail: string }) {
  const subject = detail === 'own' ? 'own' : numberIn(detail);
  return subject ? <KnownContract subject={subject} /> : <Unknown />;
}

const KnownContract = ({ subject }: { subject: Subject }) => {
  const { t } = useTranslation();
  const view = useUnit({
    page: $page,
    sides: $sides,
    failure: $pageFailure,
    onList: contractsRequested,
    onVersions: versionsRequested,
  });
  const { page, sides, failure } = view;
  useLifecycle(contractPage, subject);
  if (!page && failure?.key === 'not_found') return <Unknown />;
  if (!page && failure)
    return (
      <LoadFailed
        failure={failure}
        onRetry={() => {
          view.onList();
          view.onVersions();
        }}
      />
    );
  if (!sides) return <Skeleton className={styles.waiting} />;
  const { account } = sides;
  const ownTitle = account === null ? t('contracts.ownWithHouse') : t('contracts.ownWith', { account });
  return (
    <>
      <PageHead title={sides.isUpline ? t('contracts.with', { account }) : ownTitle}>
        <Link to={CONTRACT_LIST} className={buttonClass('outline', 'small')}>
          {t('contracts.back')}
        </Link>
      </PageHead>
      <KindTabs>
        {page ? (
          <div className={styles.stack}>
            <ContractNews page={page} />
            <ContractTerms page={page} />
            <Panel title={t('contracts.versions')}>
              <Versions versions={page.versions} />
            </Panel>
          </div>
        ) : (
          <Skeleton className={styles.waiting} />
        )}
      </KindTabs>
    </>
  );
};

const Unknown = () => {
  const { t } = useTranslation();
  return (
    <Message icon={<Handshake />} title={t('contracts.unknown')} text={t('contracts.unknownText')}>
      <Link to={CONTRACT_LIST} className={buttonClass()}>
        {t('contracts.back')}
      </Link>
    </Message>
  );
};
