declare module 'virtual:parlour-texts' {
  /** The words of the program: values and names of properties that say nothing about a person (`words.ts`). */
  export const sourceTexts: ReadonlySet<string>;
}
