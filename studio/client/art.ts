import type { Symbol } from '../engine/game.ts';

const files = import.meta.glob<string>('./art/{jade,koi,crane,lotus,fan,a,k,q,j,wild,lantern}.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the address of a symbol's picture. */
export function artOf(symbol: Symbol): string {
  const url = files[`./art/${symbol.toLowerCase()}.svg`];
  if (!url) throw new Error(`no art for ${symbol}`);
  return url;
}

/** Loads every picture before the reels are shown, so that none appears late in a spin. */
export async function loadArt(symbols: readonly Symbol[]): Promise<void> {
  await Promise.all(
    symbols.map(async (symbol) => {
      const image = new Image();
      image.src = artOf(symbol);
      await image.decode().catch(() => undefined);
    }),
  );
}
