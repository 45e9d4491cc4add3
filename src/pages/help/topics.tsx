import { Link } from 'react-router-dom';
import type { HelpTopic } from '../../../contract/site-content.ts';

/** A link of a text to a page of this site: `[label](/path)`. */
const LINK = /\[([^\]]+)\]\((\/(?!\/)[^)\s]*)\)/u;

/** Splits a line at its links; of three parts each, the second and third are label and path of a link. */
const withLinks = (line: string, onFollow?: () => void) =>
  line.split(LINK).map((part, index, parts) => {
    if (index % 3 === 0) return part;
    return index % 3 === 1 ? (
      <Link key={index} to={parts[index + 1]!} onClick={onFollow}>
        {part}
      </Link>
    ) : null;
  });

/** A question at the start of a line, and its answer. */
const QUESTION = /^[^?？؟]{3,120}[?？؟](?=\s*\S)/u;

/** A paragraph. A question at its start stands out above the answer. */
const Line = ({ line, onFollow }: { line: string; onFollow?: (() => void) | undefined }) => {
  const question = QUESTION.exec(line);
  return (
    <p dir="auto">
      {question && <strong>{question[0]}</strong>}
      {withLinks(line.slice(question?.[0].length ?? 0), onFollow)}
    </p>
  );
};

/** The topics, each with its anchor. Lines are paragraphs. `onFollow` is called when a link is followed. */
export const Topics = ({ topics, onFollow }: { topics: HelpTopic[] | null; onFollow?: () => void }) =>
  topics?.map((topic) => (
    <section key={topic.anchor} id={topic.anchor} tabIndex={-1}>
      <h2 dir="auto">{topic.title}</h2>
      {topic.body
        .split('\n')
        .filter(Boolean)
        .map((line, index) => (
          <Line key={index} line={line} onFollow={onFollow} />
        ))}
    </section>
  ));
