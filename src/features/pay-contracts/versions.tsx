import { useTranslation } from 'react-i18next';
import type { PayContract } from '../../../contract/contracts.ts';
import { ChangesView } from './changes-view.tsx';
import styles from './pay-contracts.module.css';
import { StateTag } from './state-tag.tsx';
import { TermsView } from './terms-view.tsx';
import { agreedBefore, neverBegan } from './times.ts';
import { useTerms } from './use-terms.ts';

/** Every version, newest first: who agreed when, how long it was in force, and what it changed. */
export const Versions = ({ versions }: { versions: readonly PayContract[] }) => {
  const { t } = useTranslation();
  const { number } = useTerms();
  if (versions.length === 0) return <p className={styles.hint}>{t('contracts.noVersions')}</p>;
  return (
    <ol className={styles.versions}>
      {versions.map((each) => {
        const before = agreedBefore(versions, each);
        return (
          <li key={each.id}>
            <header className={styles.versionHead}>
              <h3>{number(each)}</h3>
              <StateTag contract={each} />
            </header>
            <Times contract={each} />
            <h4>{before ? t('contracts.fromVersion', { version: before.version }) : t('contracts.changed')}</h4>
            <ChangesView before={before} after={each} />
            <details className={styles.whole}>
              <summary>{t('contracts.allTerms')}</summary>
              <TermsView kind={each.kind} terms={each.terms} caption={number(each)} />
            </details>
          </li>
        );
      })}
    </ol>
  );
};

const Times = ({ contract }: { contract: PayContract }) => {
  const { t } = useTranslation();
  const { at } = useTerms();
  const { state, requestedAtMs, answeredAtMs, fromMs, untilMs, endRequestedBy, endsAtMs } = contract;
  const answer = state === 'refused' ? t('contracts.downlineRefusal') : t('contracts.downlineConsent');
  return (
    <dl className={styles.facts}>
      <Fact title={t('contracts.uplineConsent')} text={at(requestedAtMs)} />
      {(answeredAtMs !== null || state === 'requested') && (
        <Fact title={answer} text={answeredAtMs === null ? t('contracts.notYet') : at(answeredAtMs)} />
      )}
      {fromMs !== null && (
        <Fact title={t('contracts.holdsFrom')} text={neverBegan(contract) ? t('contracts.neverBegan') : at(fromMs)} />
      )}
      {fromMs !== null && !neverBegan(contract) && (
        <Fact title={t('contracts.holdsUntil')} text={untilMs === null ? t('contracts.open') : at(untilMs)} />
      )}
      {endRequestedBy !== null && endsAtMs !== null && (
        <Fact title={t('contracts.endWanted')} text={t(`contracts.endBy.${endRequestedBy}`, { time: at(endsAtMs) })} />
      )}
    </dl>
  );
};

const Fact = ({ title, text }: { title: string; text: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <bdi>{text}</bdi>
    </dd>
  </div>
);
