import { useState, type ImgHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import styles from './picture.module.css';

/** An image that says so where it cannot be loaded (SYS-12), in the place it would have had. */
export const Picture = ({ className, alt, src, ...rest }: ImgHTMLAttributes<HTMLImageElement>) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed !== null && failed === src) {
    return <Failed className={className} />;
  }
  return (
    <img decoding="async" {...rest} src={src} alt={alt} className={className} onError={() => setFailed(src ?? '')} />
  );
};

// Its own, so that the hundred pictures that came do not each ask for words.
const Failed = ({ className }: { className?: string }) => {
  const { t } = useTranslation();
  return <span className={classes(styles.failed, className)}>{t('ui.imageError')}</span>;
};
