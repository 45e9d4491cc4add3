import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $service } from '../../../entities/site/model.ts';
import styles from './by-firebase.module.css';
import type { FirebaseCode } from './firebase.ts';

/** Codes that a person can do nothing about but ask. */
const ASKS_SERVICE = new Set<FirebaseCode>(['quota-exceeded', 'operation-not-allowed']);

/** The way on after one of Firebase's refusals, where there is one beside trying again. */
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
