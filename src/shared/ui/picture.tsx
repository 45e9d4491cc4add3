import { createContext, use, useState, type ImgHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import styles from './picture.module.css';

/** Origins that hold the site's pictures, too, the first one preferred (SYS-04). */
export const PictureOrigins = createContext<readonly string[]>([]);

/** An image that says so where it cannot be loaded (SYS-12), in the place it would have had; a picture of ours is tried at each origin first, at our own last. */
export const Picture = ({ className, alt, src = '', ...rest }: ImgHTMLAttributes<HTMLImageElement>) => {
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
      alt={alt}
      className={className}
      onError={() => setFailed([...failed, place])}
    />
  );
};

// Its own, so that the hundred pictures that came do not each ask for words.
const Failed = ({ className }: { className?: string }) => {
  const { t } = useTranslation();
  return <span className={classes(styles.failed, className)}>{t('ui.imageError')}</span>;
};
