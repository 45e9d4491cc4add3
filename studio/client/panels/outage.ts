import type { TitleView } from '../../protocol.ts';
import type { FamilyView, TableView } from '../family-view.ts';
import type { MessageKey } from '../i18n/en.ts';

/** What the rules say of an outage: what becomes of a round of this kind of game (decision 0007). */
export function outageKey(title: TitleView, family: FamilyView): MessageKey {
  if (title.hands) return 'pay.outage.hands';
  if (title.isBook) return 'pay.outage.book';
  if ('flight' in family) return 'pay.outage.flight';
  if (!title.isTable) return 'pay.outage.solo';
  return 'shared' in family && (family as TableView).shared.choice ? 'pay.outage.choice' : 'pay.outage.draw';
}
