/** Creates a translate function for these messages, which name their values as `{count}`. */
export function translateWith<Key extends string>(messages: Record<Key, string>) {
  return (key: Key, values: Record<string, string | number> = {}): string =>
    messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
