declare module 'virtual:parlour-words' {
  /** The words of the program: values and names of properties that say nothing about a person (`words.ts`). */
  export const words: ReadonlySet<string>;
}
