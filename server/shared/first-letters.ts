/** Masks a name for someone who may know its owner: shows its first two letters, of a short name the first one. */
export const firstLetters = (name: string): string => {
  const letters = [...name];
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join('')}***`;
};
