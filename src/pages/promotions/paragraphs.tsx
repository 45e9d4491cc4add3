/** A text of the operator, each line a paragraph. */
export const Paragraphs = ({ text }: { text: string }) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line, index) => (
      <p key={index} dir="auto">
        {line}
      </p>
    ));
