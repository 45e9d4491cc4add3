import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ConnectionMark } from '../../features/connection/connection-mark.tsx';
import {
  $copied,
  $copyFailed,
  addressOf,
  canShare,
  copyPressed,
  sharePressed,
} from '../../features/referrals/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { Send } from '../../shared/ui/icons.ts';
import { QrCode } from '../../shared/ui/qr-code.tsx';
import styles from './referrals.module.css';

/** The member's code, its link and its QR code, each to pass on. */
export const InvitationCard = ({ code }: { code: string }) => {
  const { t } = useTranslation();
  const view = useUnit({ copied: $copied, failed: $copyFailed, onCopy: copyPressed, onShare: sharePressed });
  const address = addressOf(code);
  return (
    <section className={styles.invitation} aria-label={t('referrals.yours')}>
      <div className={styles.ways}>
        <p className={styles.label}>
          <ConnectionMark /> {t('referrals.code')}
        </p>
        <p className={styles.code} dir="ltr">
          {code}
        </p>
        <Button size="small" onClick={() => view.onCopy({ part: 'code', code })}>
          {t(view.copied === 'code' ? 'referrals.copied' : 'referrals.copyCode')}
        </Button>
        <p className={styles.label}>{t('referrals.link')}</p>
        <p className={styles.address} dir="ltr">
          {address}
        </p>
        <div className={styles.acts}>
          <Button tone="primary" onClick={() => view.onCopy({ part: 'link', code })}>
            {t(view.copied === 'link' ? 'referrals.copied' : 'referrals.copyLink')}
          </Button>
          {canShare() && (
            <Button onClick={() => view.onShare({ code, title: t('referrals.shareTitle') })}>
              <Send aria-hidden /> {t('referrals.share')}
            </Button>
          )}
        </div>
        <FormError text={view.failed ? t('referrals.copyFailed') : null} />
        <p className={styles.note}>{t('referrals.kept')}</p>
      </div>
      <figure className={styles.qr}>
        <QrCode text={address} label={t('referrals.qrLabel')} />
        <figcaption className={styles.note}>{t('referrals.qr')}</figcaption>
      </figure>
    </section>
  );
};
