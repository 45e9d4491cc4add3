/** A drawing that is called `stuck` never ends. */
export default ({ what }: { what: { name: string } }): string => {
  while (what.name === 'stuck');
  return `<svg>${what.name}</svg>`;
};
