/** Creates a translate function for any messages, such as those of a family. */
export function translateWith<Key extends string>(messages: Record<Key, string>) {
  return (key: Key, values: Record<string, string | number> = {}): string =>
    messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
