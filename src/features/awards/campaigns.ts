import { sample } from 'effector';
import { awards } from '../../../contract/awards.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { $sessionKind } from '../../entities/session/index.ts';
import { loadSiteFx } from '../../entities/site/index.ts';
import { awardsMoved } from '../../entities/wallet/awards.ts';

/** A page that shows campaigns. */
export const campaignsView = createLifecycle();

const query = createQuery(awards.campaigns);
/** The campaigns as this visitor or member sees them, with the merchant's currency; null while unknown. */
export const $campaigns = query.$data;
export const $campaignsFailure = query.$error;
/** An award is new or over: what the campaigns say of the member changes. */
export const campaignsRequested = query.refresh;

// Whether one is open depends on who looks; texts depend on the language; the operator may have changed all of them.
const due = sample({
  clock: [campaignsView.opened, $sessionKind, $language, loadSiteFx.done, awardsMoved],
  source: { open: campaignsView.$isOpen, who: $sessionKind },
  filter: ({ open, who }) => open && who !== 'unknown',
  fn: () => ({}),
});
sample({ clock: due, target: query.start });
