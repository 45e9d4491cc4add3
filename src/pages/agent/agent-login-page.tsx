import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { $isAgent } from '../../entities/session/model.ts';
import { $brandName } from '../../entities/site/model.ts';
import { agentCredentials, doorOpened } from '../../features/sign-in/agent-door.ts';
import { CredentialsForm } from '../../features/sign-in/credentials-form.tsx';
import { useTitle } from '../../shared/lib/use-title.ts';
import { FileCheck, HandCoins, Handshake } from '../../shared/ui/icons.ts';
import styles from './agent-login-page.module.css';

const PROMOS = [
  { key: 'Pay', icon: HandCoins },
  { key: 'Proof', icon: FileCheck },
  { key: 'Terms', icon: Handshake },
] as const;

/** AUTH-14: title, form, and three blocks that say what the centre is. */
export const AgentLoginPage = () => {
  const { t } = useTranslation();
  const view = useUnit({ isAgent: $isAgent, brand: $brandName, opened: doorOpened });
  const { opened } = view;
  useTitle(t('agent.loginTitle'), view.brand);
  useEffect(() => {
    opened();
  }, [opened]);
  if (view.isAgent) return <Navigate replace to="/agentHome" />;
  return (
    <main className={styles.page}>
      <section className={styles.door} aria-labelledby="agent-door">
        <p className={styles.brand}>{view.brand}</p>
        <h1 id="agent-door">{t('agent.loginTitle')}</h1>
        <p>{t('agent.loginText')}</p>
        <CredentialsForm credentials={agentCredentials} action={t('agent.loginAction')} />
      </section>
      <ul className={styles.promos}>
        {PROMOS.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Icon aria-hidden />
            <h2>{t(`agent.promo${key}Title`)}</h2>
            <p>{t(`agent.promo${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </main>
  );
};
