import type { Language } from '../../contract/primitives.ts';
import type { Replay } from '../protocol.ts';
import type { I18n } from './i18n/index.ts';

/** What the ribbon of a replay says: that it is one, and what was bet on. */
export function describeReplay({ t, language }: I18n, betOn: Replay['betOn']): string {
  const said = betOn.map((texts) => texts[language as Language] ?? texts.EN ?? '');
  return [
    `${t('replay')}. ${t('replayMore')}`,
    ...(said.length > 0 ? [t('betOn', { bet: said.join(' · ') })] : []),
  ].join(' ');
}
