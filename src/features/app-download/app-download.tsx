import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Download } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { QrCode } from '../../shared/ui/qr-code.tsx';
import styles from './app-download.module.css';
import { $apps } from '../../entities/site/lazy.ts';

const STEPS = ['open', 'install', 'settings', 'trust'] as const;

/** SHELL-10: each app's link as a QR code and a button, and how to install a profile on an iPhone. */
export default function AppDownload() {
  const { t } = useTranslation();
  const apps = useUnit($apps);
  if (apps.length === 0)
    return <Message icon={<Download />} title={t('support.download.none')} text={t('support.download.noneText')} />;
  const hasApple = apps.some(({ kind }) => kind !== 'ANDROID');
  return (
    <div className={styles.download}>
      <ul className={styles.apps}>
        {apps.map(({ kind, url, name }) => (
          <li key={kind}>
            <h2>{t(`support.download.kinds.${kind}`)}</h2>
            <QrCode text={url} label={t('support.download.code', { app: t(`support.download.kinds.${kind}`) })} />
            <a className={buttonClass('primary')} href={url} rel="noreferrer">
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {hasApple && (
        <section>
          <h2>{t('support.download.stepsTitle')}</h2>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`support.download.steps.${step}`)}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
