import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { X } from '../../shared/ui/icons.ts';
import type { Attached } from './model.ts';
import styles from './pictures.module.css';

interface Props {
  image: Attached;
  onRemove: (key: number) => void;
  onRetry: (key: number) => void;
}

/** One chosen picture: its name, its upload state and its actions. */
export const PictureItem = ({ image, onRemove, onRetry }: Props) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { key, state, failure } = image;
  const { name } = image.file;
  return (
    <li>
      <span className={styles.picture}>
        <span>
          <bdi>{name}</bdi>
        </span>
        {/* Always there, so that a change of it is read out. */}
        <span role="status" className={failure ? styles.failed : styles.state}>
          {failure
            ? failureText({ key: failure })
            : t(`support.feedback.picture.${state === 'sent' ? 'sent' : 'sending'}`)}
        </span>
        {(state === 'waiting' || state === 'sending') && <progress className={styles.progress} aria-label={name} />}
        {/* A picture that the server will not take is not taken at a second try. */}
        {failure && failure !== 'image_not_allowed' && (
          <Button size="small" className={styles.retry} onClick={() => onRetry(key)}>
            {t('support.feedback.retryPicture')}
          </Button>
        )}
      </span>
      <IconButton label={t('support.feedback.removePicture', { name })} onClick={() => onRemove(key)}>
        <X />
      </IconButton>
    </li>
  );
};
