import { useTranslation } from 'react-i18next';
import type { OpenRain, RainBegan } from '../../../contract/rain-value.ts';
import { isolated } from '../../shared/format/isolated.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { CloudRain } from '../../shared/ui/icons.ts';
import { ChatTime } from './chat-time.tsx';
import panel from './chat.module.css';
import styles from './rain.module.css';

/** Who gave a rain. */
export const RainGiver = ({ rain: { giver, simulated } }: { rain: Pick<OpenRain, 'giver' | 'simulated'> }) => {
  const { t } = useTranslation();
  return (
    <>
      <b>{giver === null ? t('chat.rain.fromHouse') : t('chat.rain.from', { name: isolated(giver) })}</b>
      {simulated && <span className={panel.simulated}>{t('chat.simulated')}</span>}
    </>
  );
};

/** A rain in the history of the room. */
export const RainLine = ({ rain }: { rain: RainBegan }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <article className={styles.line}>
      <CloudRain aria-hidden />
      <RainGiver rain={rain} />
      <span>{t('chat.rain.sum', { amount: isolated(formatMoney(rain, locale)), count: rain.shares })}</span>
      <ChatTime atMs={rain.atMs} />
    </article>
  );
};
