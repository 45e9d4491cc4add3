import { $lanes } from './model.ts';

/** SHELL-05: every vendor once, without those whose code starts with TCG. */
export const $vendorStrip = $lanes.map((lanes) => {
  const cards = lanes.flatMap((lane) => lane.cards).filter(({ vassalage }) => !vassalage.startsWith('TCG'));
  return [...new Map(cards.map((card) => [card.vassalage, card])).values()];
});
