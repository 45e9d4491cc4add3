import { h } from '../../../client/dom.ts';
import { loadSymbolNames } from '../../../client/parts/symbol-names/index.ts';
import type { TitleView } from '../../../protocol.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { drawingOf } from './symbols.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the number of the ticket, and its fields. */
export async function verified(
  language: string,
): Promise<(params: Params, view: unknown, theme: TitleView['theme']) => HTMLElement[]> {
  const [texts, nameOf] = await Promise.all([loadFamilyTexts({ language }), loadSymbolNames({ language })]);
  return (_, view, theme) => {
    const { ticket, face } = outcomeOf({ outcome: view });
    const fields =
      face.kind === 'match'
        ? `${face.cells.map((key) => nameOf(drawingOf({ theme }, key))).join(', ')} · × ${face.boost}`
        : `${face.keys.join(', ')} · ${face.fields.map(({ number, pays }) => (pays > 0 ? `${number} (${pays}×)` : number)).join(', ')}`;
    return [h('p', {}, texts('ticket', { number: ticket + 1 })), h('p', {}, `${texts('face')}: ${fields}`)];
  };
}
