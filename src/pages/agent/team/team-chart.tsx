import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import uPlot from 'uplot';
import { $minutes } from '../../../features/team/model.ts';
import { useStoreListener } from '../../../shared/realtime/use-store-listener.ts';
import { ScrollingChart } from '../layout/scrolling-chart.tsx';

const HOUR_SECONDS = 3_600;

const series = (colour: (name: string) => string): uPlot.Series[] => [
  {
    stroke: colour('--jade'),
    fill: colour('--jade'),
    paths: uPlot.paths.bars!({ size: [0.7, 40], align: 1 }),
    points: { show: false },
  },
];

/** LIVE-06: turnover of each minute of the last hour. */
export const TeamChart = ({ exponent }: { exponent: number }) => {
  const { t } = useTranslation();
  const received = useStoreListener($minutes);
  const data = useCallback(
    (tell: (drawn: uPlot.AlignedData) => void) =>
      received((minutes) =>
        tell([minutes.map(({ atMs }) => atMs / 1_000), minutes.map(({ turnover }) => turnover / 10 ** exponent)]),
      ),
    [received, exponent],
  );
  return (
    <ScrollingChart label={t('team.minutes')} seconds={HOUR_SECONDS} exponent={exponent} series={series} data={data} />
  );
};
