import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from '../../shared/ui/threads.module.css';
import { $pictures, pictureShown } from './pictures.ts';

/** A picture that the member sent, which only a call with the session can load. */
export const TicketPicture = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const view = useUnit({ pictures: $pictures, onShow: pictureShown });
  const { onShow } = view;
  useEffect(() => void onShow(id), [id, onShow]);
  const picture = view.pictures[id];
  if (picture === 'failed') return <span className={styles.failed}>{t('tickets.noPicture')}</span>;
  if (!picture) return <Skeleton className={styles.picture} />;
  return <img className={styles.picture} src={picture} alt={t('tickets.picture')} />;
};
