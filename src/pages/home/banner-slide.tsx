import { Link } from 'react-router-dom';
import { gamePath } from '../../entities/games/index.ts';
import type { Banner } from '../../../contract/site-content.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import styles from './banners.module.css';

const Action = ({ banner }: { banner: Banner }) => {
  const look = buttonClass('primary');
  if (banner.linkageType === 'outside') {
    return (
      <a className={look} href={banner.url} target="_blank" rel="noreferrer">
        {banner.action}
      </a>
    );
  }
  return (
    <Link className={look} to={banner.linkageType === 'game' ? gamePath(banner.url) : banner.url}>
      {banner.action}
    </Link>
  );
};

/** A banner: its picture with text over it, as a link. */
export const BannerSlide = ({ banner, first }: { banner: Banner; first: boolean }) => (
  <div className={styles.banner}>
    <Picture
      className={styles.picture}
      src={banner.imageUrl}
      alt=""
      width={900}
      height={340}
      fetchPriority={first ? 'high' : 'low'}
      loading={first ? 'eager' : 'lazy'}
    />
    <div className={styles.texts} dir="auto">
      <p className={styles.eyebrow}>{banner.eyebrow}</p>
      <h2>{banner.title}</h2>
      <p>{banner.text}</p>
      <p className={styles.action}>
        <Action banner={banner} />
      </p>
    </div>
  </div>
);
