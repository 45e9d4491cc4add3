/**
 * Loaders of the files of a folder, as `import.meta.glob(['./??.ts', '!./en.ts'])` lists them: `./ar.ts` exports its texts as `ar`. A
 * file that is there is all that a language needs. English is a part of the script.
 */
export type TextFiles<T> = Record<string, () => Promise<Record<string, T>>>;

/** Loads texts in a language, or returns the English ones where it has none or they cannot be loaded. */
export async function textsIn<T>(language: string, files: TextFiles<T>, en: T): Promise<T> {
  const code = language.toLowerCase();
  const [, load] = Object.entries(files).find(([file]) => file.endsWith(`/${code}.ts`)) ?? [];
  try {
    return (await load?.())?.[code] ?? en;
  } catch {
    return en;
  }
}
