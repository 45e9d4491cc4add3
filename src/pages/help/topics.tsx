import type { HelpTopic } from '../../../contract/site-content.ts';

/** The topics, each with its anchor. Lines are paragraphs. */
export const Topics = ({ topics }: { topics: HelpTopic[] | null }) =>
  topics?.map((topic) => (
    <section key={topic.anchor} id={topic.anchor} tabIndex={-1}>
      <h2 dir="auto">{topic.title}</h2>
      {topic.body
        .split('\n')
        .filter(Boolean)
        .map((line, index) => (
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
    </section>
  ));
