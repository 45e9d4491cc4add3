import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $motionPaused, motionToggled } from '../lib/motion.ts';
import { Pause, Play } from './icons.ts';
import { IconButton } from './icon-button.tsx';

/** Pauses and resumes everything that moves by itself (WCAG 2.2.2). */
export const MotionSwitch = ({ className }: { className?: string }) => {
  const { t } = useTranslation();
  const view = useUnit({ paused: $motionPaused, toggle: motionToggled });
  return (
    <IconButton
      label={view.paused ? t('ui.resumeMotion') : t('ui.pauseMotion')}
      className={className}
      onClick={() => view.toggle()}
    >
      {view.paused ? <Play /> : <Pause />}
    </IconButton>
  );
};
