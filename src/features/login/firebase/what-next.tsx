import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $service } from '../../../entities/site/index.ts';
import styles from './by-firebase.module.css';
import type { FirebaseCode } from './firebase.ts';

/** Codes that only customer service can resolve. */
const ASKS_SERVICE = new Set<FirebaseCode>(['quota-exceeded', 'operation-not-allowed']);

/** The next step after a refusal of Firebase, if there is one besides retrying. */
export const WhatNext = ({ code }: { code: FirebaseCode }) => {
  const { t } = useTranslation();
  const { service } = useUnit({ service: $service });
  if (!ASKS_SERVICE.has(code) || !service.contact) return null;
  return (
    <p className={styles.next}>
      <a href={service.contact} target="_blank" rel="noreferrer">
        {t('shell.contact')}
      </a>
    </p>
  );
};
