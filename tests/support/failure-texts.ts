import type { LanguageFile, Messages } from '../../src/shared/i18n/languages.ts';

const FILES = ['en', 'cn', 'ar'];

/** The text of a failure in each of the site's languages; undefined if a language has no text for it. */
export const failureTexts = async (): Promise<(key: string) => string[] | undefined> => {
  const languages = await Promise.all(
    FILES.map(async (name) => {
      const file = (await import(`../../src/shared/i18n/languages/${name}.ts`)) as LanguageFile;
      const groups = await Promise.all(Object.values(file.groups ?? {}).map((load) => load()));
      return [file, ...groups].map((each) => each.default['failure'] as Messages | undefined);
    }),
  );
  return (key) => {
    const texts = languages.map((parts) => parts.find((part) => part && key in part)?.[key]);
    return texts.every((each) => typeof each === 'string' && each !== '') ? (texts as string[]) : undefined;
  };
};
