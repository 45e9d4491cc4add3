import type { Replay } from '../protocol.ts';
import type { I18n } from './i18n/index.ts';

/** What the ribbon of a replay says: that it is one, and what was bet on. */
export function replayWords({ t, language }: I18n, betOn: Replay['betOn']): string {
  const said = betOn.map((words) => words[language as keyof (typeof betOn)[number]] ?? words.EN);
  return [
    `${t('replay')}. ${t('replayMore')}`,
    ...(said.length > 0 ? [t('betOn', { bet: said.join(' · ') })] : []),
  ].join(' ');
}
