import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLivePoints } from './live.ts';
import { $member } from '../../entities/session/index.ts';
import { pointTexts } from '../../shared/i18n/word-groups.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { LadderDialog } from './ladder-dialog.tsx';
import { $level, $levelFailure, levelRequested } from './level.ts';
import { LevelProgress } from './level-progress.tsx';
import styles from './levels.module.css';

interface Props {
  /** The part of the page that holds it; receives its title. */
  frame: (title: string, content: ReactNode) => ReactNode;
}

/** The member's level and the way to all levels; nothing where the merchant has none. */
export const LevelCard = ({ frame }: Props) => {
  useLivePoints();
  const level = useUnit($level);
  if (level?.list.length === 0) return null;
  return (
    <WhenTranslated texts={pointTexts} waiting={<Skeleton className={styles.waiting} />}>
      <Framed frame={frame} />
    </WhenTranslated>
  );
};

const Framed = ({ frame }: Props) => {
  const { t } = useTranslation();
  return frame(t('points.level'), <Content />);
};

const Content = () => {
  const { t } = useTranslation();
  const view = useUnit({ level: $level, failure: $levelFailure, member: $member, onRetry: levelRequested });
  const [isOpen, setOpen] = useState(false);
  const { level, member } = view;
  if (!level || !member)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
    ) : (
      <Skeleton className={styles.progressWaiting} />
    );
  const money = { currency: member.currency, exponent: member.exponent };
  return (
    <>
      <LevelProgress level={level} {...money} />
      <div>
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('points.allLevels')}
        </Button>
      </div>
      {isOpen && <LadderDialog level={level} {...money} onClose={() => setOpen(false)} />}
    </>
  );
};
