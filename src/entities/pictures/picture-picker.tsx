import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FEEDBACK } from '../../../contract/support.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Note } from '../../shared/ui/note.tsx';
import type { Attached } from './model.ts';
import { PictureItem } from './picture-item.tsx';
import styles from './pictures.module.css';

const bounds = { images: FEEDBACK.images, megabytes: FEEDBACK.imageBytes / 1_048_576 };

interface Props {
  images: readonly Attached[];
  error: 'many' | 'type' | 'large' | 'unsent' | 'failed' | null;
  onFiles: (files: readonly File[]) => void;
  onRemove: (key: number) => void;
  onRetry: (key: number) => void;
}

/** Chooses up to three pictures, and lists them with their upload states. */
export const PicturePicker = ({ images, error, onFiles, onRemove, onRetry }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.pictures}>
      <input
        ref={picker}
        hidden
        type="file"
        multiple
        accept="image/png,image/jpeg"
        data-testid="pictures"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same file again after it was removed.
          target.value = '';
        }}
      />
      <Button disabled={images.length >= FEEDBACK.images} onClick={() => picker.current?.click()} aria-describedby={id}>
        {t('support.feedback.addPictures')}
      </Button>
      <Note
        id={id}
        hint={t('support.feedback.pictures', bounds)}
        error={error && t(`support.feedback.error.${error}`, bounds)}
      />
      <ul>
        {images.map((image) => (
          <PictureItem key={image.key} image={image} onRemove={onRemove} onRetry={onRetry} />
        ))}
      </ul>
    </div>
  );
};
