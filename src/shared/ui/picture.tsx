import { createContext, use, useState, type ImgHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { setAt } from '../../../contract/picture-sizes.ts';
import { classes } from './classes.ts';
import styles from './picture.module.css';

/** Additional origins of the site's pictures, in order of preference (SYS-04). */
export const PictureOrigins = createContext<readonly string[]>([]);

/**
 * An image that shows a message in its place when it cannot be loaded (SYS-12). The site's own pictures are tried at each
 * additional origin first, at the page's origin last.
 */
export const Picture = ({ className, alt, src = '', srcSet, ...rest }: ImgHTMLAttributes<HTMLImageElement>) => {
  const origins = use(PictureOrigins);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const places = [...(src[0] === '/' ? origins.map((origin) => origin + src) : []), src];
  const place = places.find((each) => !failed.includes(each));
  if (place === undefined) return <Failed className={className} />;
  return (
    <img
      decoding="async"
      {...rest}
      src={place}
      // At the origin of `src`.
      srcSet={srcSet && setAt(place.slice(0, -src.length), srcSet)}
      alt={alt}
      className={className}
      onError={() => setFailed([...failed, place])}
    />
  );
};

// A separate component, so that loaded pictures do not use the translator.
const Failed = ({ className }: { className?: string }) => {
  const { t } = useTranslation();
  return <span className={classes(styles.failed, className)}>{t('ui.imageError')}</span>;
};
