import type { PanelContext } from './context.ts';
import { openDialog } from './dialogs.ts';
import { fairness } from './fairness.ts';
import { history } from './history.ts';
import { jackpotRules } from './jackpot.ts';
import { payTable } from './pay-table.ts';

export type Panel = 'payTable' | 'fairness' | 'history' | 'jackpot';

/** Opens one of the game's dialogs. */
export async function openPanel(panel: Panel, context: PanelContext): Promise<void> {
  const { t } = context.i18n;
  if (panel === 'payTable') openDialog(context.i18n, t('payTable'), ...(await payTable(context)));
  if (panel === 'jackpot') openDialog(context.i18n, t('jackpot'), ...jackpotRules(context));
  if (panel === 'fairness') openDialog(context.i18n, t('fairness'), ...fairness(context));
  if (panel === 'history') {
    const dialog = openDialog(context.i18n, t('history'));
    await history(context, dialog);
  }
}
