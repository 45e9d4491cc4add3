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

/** The topics, each with its anchor. Lines are paragraphs. `onFollow` is called when a link is followed. */
export const Topics = ({ topics, onFollow }: { topics: HelpTopic[] | null; onFollow?: () => void }) =>
  topics?.map((topic) => (
    <section key={topic.anchor} id={topic.anchor} tabIndex={-1}>
      <h2 dir="auto">{topic.title}</h2>
      {topic.body
        .split('\n')
        .filter(Boolean)
        .map((line, index) => (
          <p key={index} dir="auto">
            {withLinks(line, onFollow)}
          </p>
        ))}
    </section>
  ));
