import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  $bound,
  $draft,
  type ContractView,
  EndForm,
  ProposeForm,
  TermsView,
  draftBegun,
  factsOf,
  useTerms,
} from '../../../features/pay-contracts/index.ts';
import type { PayKind } from '../../../../contract/pay-terms.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Info } from '../../../shared/ui/icons.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import styles from './contracts-page.module.css';

/** The terms in force, the form to propose others, and the form to end them. */
export const ContractTerms = ({ page }: { page: ContractView }) => {
  const { t } = useTranslation();
  const { at, number } = useTerms();
  const { holds, agreed, requested, isUpline, canEnd } = page;
  return (
    <>
      <Panel title={t('contracts.inForce')}>
        {holds ? (
          <>
            <p className={styles.since}>
              {t('contracts.since', { version: number(holds), time: at(holds.fromMs ?? 0) })}
            </p>
            <TermsView kind={page.kind} terms={holds.terms} caption={t('contracts.inForce')} />
          </>
        ) : (
          <Message icon={<Info />} title={t('contracts.noneInForce')} text={t('contracts.noneInForceText')} />
        )}
      </Panel>
      {isUpline && !requested && <Propose kind={page.kind} />}
      {agreed?.state === 'active' && canEnd && (
        <Panel title={t('contracts.end')}>
          <p className={styles.since}>{t('contracts.endText')}</p>
          <EndForm contractId={agreed.id} />
        </Panel>
      )}
    </>
  );
};

const Propose = ({ kind }: { kind: PayKind }) => {
  const { t } = useTranslation();
  const { tierText, term } = useTerms();
  const view = useUnit({ bound: $bound, draft: $draft, onBegin: draftBegun });
  const { bound, draft } = view;
  const form = useRef<HTMLDivElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const isDrafted = draft !== null;
  // The button and the form replace each other: focus follows.
  useEffect(() => {
    if (!wasPressed.current) return;
    if (isDrafted) form.current?.querySelector('input')?.focus();
    else if (document.activeElement === document.body) begin.current?.focus();
  }, [isDrafted]);
  if (!bound) return <Message icon={<Info />} title={t('contracts.noBound')} />;
  return (
    <Panel title={t('contracts.propose')}>
      <p className={styles.since}>{t('contracts.proposeText')}</p>
      {!isDrafted && (
        <Actions>
          <Button
            ref={begin}
            tone="primary"
            onClick={() => {
              wasPressed.current = true;
              view.onBegin();
            }}
          >
            {t('contracts.proposeNew')}
          </Button>
        </Actions>
      )}
      {isDrafted && (
        <div ref={form} className={styles.proposal}>
          <ProposeForm />
          <aside className={styles.bound}>
            <h3>{t('contracts.bound')}</h3>
            <p>{t('contracts.boundText')}</p>
            <ol>
              {bound.tiers.map((tier) => (
                <li key={tier.rate}>{tierText(tier)}</li>
              ))}
            </ol>
            <dl>
              {factsOf(kind).map((field) => (
                <div key={field}>
                  <dt>{t(`contracts.terms.${field}`)}</dt>
                  <dd>
                    <bdi>{term(bound, field)}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </aside>
        </div>
      )}
    </Panel>
  );
};
