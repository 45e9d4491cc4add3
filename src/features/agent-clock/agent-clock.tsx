import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { offsetAt } from '../../../contract/time-zone.ts';
import { $site } from '../../entities/site/index.ts';
import { formatClock, formatOffset } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle, createLifecycle } from '../../shared/lib/lifecycle.ts';
import { createServerTime } from '../../shared/realtime/server-time.ts';
import { useStoreListener } from '../../shared/realtime/use-store-listener.ts';

const agentClock = createLifecycle();
const $clock = createServerTime(agentClock);

/** AGT-02: the server's time in the merchant's time zone, with its offset from GMT now. Each second writes its own text nodes. */
export const AgentClock = ({ className }: { className?: string }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const figure = useRef<HTMLTimeElement>(null);
  const zone = useRef<HTMLElement>(null);
  const received = useStoreListener($clock);
  const site = useUnit($site);
  useLifecycle(agentClock);
  const timeZone = site?.brand.timeZone ?? 'UTC';
  useEffect(() => {
    return received((atMs) => {
      if (figure.current) figure.current.textContent = atMs === null ? '–' : formatClock(atMs, timeZone, locale);
      if (zone.current) zone.current.textContent = atMs === null ? '' : formatOffset(offsetAt(timeZone, atMs));
    });
  }, [received, timeZone, locale]);
  return (
    <p className={className}>
      <span>{t('agent.clock')}</span>{' '}
      <bdi>
        <time ref={figure} />
      </bdi>{' '}
      <bdi ref={zone} />
    </p>
  );
};
