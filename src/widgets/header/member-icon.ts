import { createEvent, sample } from 'effector';
import { session } from '../../../contract/session.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createQuery } from '../../shared/api/query.ts';

/** The account menu opened. */
export const menuOpened = createEvent();

const icon = createQuery(session.icon, { resetOn: [sessionEnded] });
/** Address of the member's picture; null while unknown. */
export const $icon = icon.$data.map((answer) => answer?.iconUrl ?? null);

sample({ clock: menuOpened, source: $icon, filter: (url) => url === null, fn: () => ({}), target: icon.start });
