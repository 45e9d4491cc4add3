import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import { $motionPaused } from '../../shared/lib/motion.ts';
import { Carousel } from '../../shared/ui/carousel.tsx';
import { MotionSwitch } from '../../shared/ui/motion-switch.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { $banners } from './model.ts';
import styles from './banners.module.css';

/** HOME-02 */
export const Banners = () => {
  const { t } = useTranslation();
  const view = useUnit({ banners: $banners, paused: $motionPaused });
  if (!view.banners) return <Skeleton className={styles.waiting} />;
  return (
    <Carousel
      label={t('home.banners')}
      slideMs={LIMITS.bannerSlideMs}
      autoplayMs={LIMITS.bannerAutoplayMs}
      paused={view.paused}
      slides={view.banners.map((banner, index) => ({
        key: banner.id,
        content: <BannerSlide banner={banner} first={index === 0} />,
      }))}
      controls={<MotionSwitch className={styles.pause} />}
    />
  );
};
