import { commitmentOf, type Seeds } from '../../../engines/fairness.ts';
import { h } from '../../../client/dom.ts';
import { timesText } from '../../../client/parts/ladder.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Flights of one chain of seeds; their numbers go on through all chains. */
const CHAIN = 10_000;

type Shown = (params: Params, state: unknown, theme: unknown, seeds: Seeds) => HTMLElement[];

/** Shows a computed state: how far the flight goes, where the bet cashed out, and what its seed gives in the chain. */
export async function verified(language: string): Promise<Shown> {
  const texts = await loadFamilyTexts({ language });
  const times = (at: number): string => timesText(at, 'en');
  return (_, state, _theme, { serverSeed, nonce }) => {
    const { end, at, payout } = outcomeOf({ outcome: state });
    if (payout !== null) return [h('p', {}, at === null ? texts('verifyLost') : texts('verifyOut', { at: times(at) }))];
    const chain = h('p', { className: 'hash' });
    const place = ((nonce - 1) % CHAIN) + 1;
    void tipOf(serverSeed, place).then((tip) => chain.replaceChildren(texts('verifyChain', { place, tip })));
    return [h('p', {}, end === null ? '' : texts('verifyEnd', { at: times(end) })), chain];
  };
}

/** The seed, hashed so many times. */
async function tipOf(seed: string, times: number): Promise<string> {
  let tip = seed;
  for (let count = 0; count < times; count += 1) tip = await commitmentOf(tip);
  return tip;
}
