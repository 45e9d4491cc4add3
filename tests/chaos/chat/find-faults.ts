import type { ChatLine } from '../../../streams/feeds/chat.ts';

/** What one reader saw of a room: its list after each change. */
export type Seen = readonly (readonly ChatLine[])[];

/** A list as the ids and numbers of its messages. */
const keysOf = (lines: readonly ChatLine[]): string[] => lines.map(({ id, seq }) => `${seq} ${id}`);

/** Faults of what one reader saw, against the messages of the log in its order, and what the authors had acknowledged. */
export const findFaults = (seen: Seen, log: readonly ChatLine[], acknowledged: ReadonlySet<string>): string[] => {
  const logged = keysOf(log);
  const shown = seen.map(keysOf);
  const listed = new Set(log.map(({ id }) => id));
  const numbers = log.map(({ text }) => text.split(' ').map(Number) as [author: number, number: number]);
  const lost = [...acknowledged].filter((id) => !listed.has(id)).map((id) => `lost: ${id}`);
  const doubled = new Set(numbers.map(String)).size < numbers.length ? ['one message was written twice'] : [];
  // Each author sends the next message when the one before is acknowledged.
  const disordered = numbers.flatMap(([author, number], index) =>
    numbers.slice(0, index).some(([by, later]) => by === author && later > number)
      ? [`before its time: ${author} ${number}`]
      : [],
  );
  const strange = shown.flatMap((list, index) => {
    const before = shown[index - 1] ?? [];
    if (list.some((key, at) => key !== logged[at])) return [`list ${index} is not the beginning of the log`];
    return list.length < before.length ? [`list ${index} lost messages`] : [];
  });
  const incomplete = shown.at(-1)?.length === logged.length ? [] : ['the last list is not the whole log'];
  return [...lost, ...doubled, ...disordered, ...strange, ...incomplete];
};
