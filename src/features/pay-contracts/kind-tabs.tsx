import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PAY_KINDS } from '../../../contract/pay-terms.ts';
import { Tabs } from '../../shared/ui/tabs.tsx';
import styles from './pay-contracts.module.css';
import { $kind, kindChosen } from './kind.ts';

/** Chooses the kind of contract that is shown. The address names it, so that links and reloads keep it. */
export const KindTabs = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [kind, choose] = useUnit([$kind, kindChosen]);
  const named = PAY_KINDS.find((each) => each === search.get('kind'));
  useEffect(() => {
    if (named && named !== kind) choose(named);
  }, [named, kind, choose]);
  const active = named ?? kind;
  const tabs = useRef<HTMLDivElement>(null);
  // In a narrow window the active tab may be out of sight.
  useEffect(() => {
    tabs.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  return (
    <div ref={tabs} className={styles.kinds}>
      <Tabs
        label={t('contracts.kind')}
        active={active}
        tabs={PAY_KINDS.map((key) => ({ key, title: t(`contracts.kinds.${key}`) }))}
        onChoose={(key) => setSearch({ kind: key }, { replace: true })}
      >
        {children}
      </Tabs>
    </div>
  );
};
