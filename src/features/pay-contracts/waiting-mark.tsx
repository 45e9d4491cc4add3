import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { Handshake } from '../../shared/ui/icons.ts';
import { requestShown } from './answer.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { $waiting, agentCentre } from './list.ts';

/** Follows the agent's contracts while the centre is open, and shows how many wait for an answer. */
export const WaitingMark = ({ className }: { className?: string }) => {
  const { t } = useTranslation();
  const view = useUnit({ waiting: $waiting, onShow: requestShown });
  useLifecycle(agentCentre);
  const [first] = view.waiting;
  if (!first) return null;
  return (
    <Button size="small" tone="primary" className={className} onClick={() => view.onShow(first)}>
      <Handshake aria-hidden />
      {t('contracts.waitingMark', { count: view.waiting.length })}
    </Button>
  );
};
