/** Masks a player's name: shows at most its first two characters and its last. */
export const maskedName = (name: string): string => {
  const letters = [...name];
  const shown = Math.min(2, Math.max(1, letters.length - 3));
  return `${letters.slice(0, shown).join('')}***${letters.length > 3 ? letters.at(-1) : ''}`;
};
