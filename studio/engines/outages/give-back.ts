import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { waitOn } from '../instant/contact.ts';
import { callOffFlights } from '../rounds/call-off.ts';
import { resumeRounds } from '../rounds/resume.ts';
import { resumeHands } from '../tables/resume.ts';
import type { Outage } from './outage.ts';

/**
 * Gives players the time back in which they could do nothing (decision 0007): rounds that wait for a move wait on, choices and turns
 * begin again, and what would begin next waits until players could be back. A flight cannot begin again, and is called off.
 */
export async function giveTimeBack(studio: Studio, tx: Queryable, outage: Outage): Promise<void> {
  await waitOn(studio, tx, outage);
  await callOffFlights(studio, tx, outage);
  await resumeRounds(studio, tx, outage);
  await resumeHands(studio, tx, outage);
}
