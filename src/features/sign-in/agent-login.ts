import { createEvent, sample } from 'effector';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { createCredentials } from './credentials.ts';

export const agentLoginOpened = createEvent();

/** AUTH-14: the agents' own door, where a member is told so and gets no session. */
export const agentCredentials = createCredentials({ as: 'agent', cleared: agentLoginOpened });

agentCredentials.$username.reset(agentLoginOpened);
sample({ clock: agentCredentials.signedIn, fn: () => '/agentHome', target: navigateFx });
