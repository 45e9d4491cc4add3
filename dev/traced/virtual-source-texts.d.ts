declare module 'virtual:parlour-texts' {
  /** The words of the program: values and names of properties that say nothing about a person (`source-texts.ts`). */
  export const sourceTexts: ReadonlySet<string>;
}
