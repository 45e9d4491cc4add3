import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { $site } from '../../entities/site/index.ts';
import { formatClock, formatOffset } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle, createLifecycle } from '../../shared/lib/lifecycle.ts';
import { createServerTime } from '../../shared/realtime/server-time.ts';
import { useStoreListener } from '../../shared/realtime/use-store-listener.ts';

const agentClock = createLifecycle();
const $clock = createServerTime(agentClock);

/** AGT-02: the server's time in the merchant's GMT offset. Each second writes its own text node. */
export const AgentClock = ({ className }: { className?: string }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const figure = useRef<HTMLTimeElement>(null);
  const received = useStoreListener($clock);
  const site = useUnit($site);
  useLifecycle(agentClock);
  const offset = site?.brand.gmtOffsetMinutes ?? 0;
  useEffect(() => {
    return received((atMs) => {
      if (figure.current) figure.current.textContent = atMs === null ? '–' : formatClock(atMs, offset, locale);
    });
  }, [received, offset, locale]);
  return (
    <p className={className}>
      <span>{t('agent.clock')}</span>{' '}
      <bdi>
        <time ref={figure} />
      </bdi>{' '}
      <bdi>{formatOffset(offset)}</bdi>
    </p>
  );
};
