import type { Replay } from '../protocol.ts';
import type { Tongue } from './i18n/index.ts';

/** What the ribbon of a replay says: that it is one, and what was bet on. */
export function replayWords({ t, language }: Tongue, betOn: Replay['betOn']): string {
  const said = betOn.map((words) => words[language as keyof (typeof betOn)[number]] ?? words.EN);
  return [
    `${t('replay')}. ${t('replayMore')}`,
    ...(said.length > 0 ? [t('betOn', { bet: said.join(' · ') })] : []),
  ].join(' ');
}
