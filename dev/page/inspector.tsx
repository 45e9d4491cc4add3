import { useUnit } from 'effector-react';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { valueOf, versionOf } from '../recording/lane.ts';
import type { Marble } from './book.ts';
import { causesOf, type Causes } from './causes.ts';
import { $book, $growth, $opened, marbleClosed, marbleOpened } from './model.ts';
import { asJson, clock, count, duration, happened, labelOf } from './texts.ts';
import { Button, CopyButton, Dot } from './ui.tsx';
import styles from './page.module.css';

/** More of a value is only copied. */
const LETTERS = 100_000;
/** A value with a head. */
export const Value = ({ name, value }: { name: string; value: unknown }) => (
  <pre tabIndex={0} aria-label={name}>
    {asJson(value).slice(0, LETTERS)}
  </pre>
);

/** An opened marble: its value, its version, what caused it and what it led to. */
export const Inspector = () => {
  const { book, growth, opened, close, open } = useUnit({
    book: $book,
    growth: $growth,
    opened: $opened,
    close: marbleClosed,
    open: marbleOpened,
  });
  // The paint and later consequences of the opened marble come after it.
  const causes = useMemo(() => (book && opened && growth ? causesOf(book, opened) : null), [book, opened, growth]);
  if (!opened || !causes)
    return <p className={styles.hint}>Open a marble to see its value, its version and its cause.</p>;
  const version = versionOf(opened.trace);
  const { marbles } = opened.lane;
  const at = marbles.indexOf(opened);
  const step = (to: Marble | undefined, icon: typeof ArrowLeft, label: string) => (
    <Button icon={icon} aria-label={label} disabled={!to} onClick={() => to && open(to)} />
  );
  return (
    <div className={styles.halves}>
      <section aria-labelledby="marble-title">
        <header className={styles.head}>
          <h2 id="marble-title">
            <Dot group={opened.lane.group} /> {opened.lane.name}
          </h2>
          {step(marbles[at - 1], ArrowLeft, 'Previous marble of the lane')}
          {step(marbles[at + 1], ArrowRight, 'Next marble of the lane')}
          <CopyButton label="Copy the value as JSON" text={() => asJson(valueOf(opened.trace))} />
          <Button icon={X} aria-label="Close the marble" onClick={close} />
        </header>
        <dl className={styles.facts}>
          <Fact name={opened.lane.group}>
            {happened(opened)} at {clock(opened.t)}
          </Fact>
          {opened.topic && <Fact name="Topic">{`${opened.topic.feed} · ${opened.topic.key}`}</Fact>}
          {version && <Fact name="Version">{version.seq}</Fact>}
          {version && <Fact name="Epoch">{version.epoch}</Fact>}
          {version && <Fact name="Committed">{new Date(version.at).toISOString().slice(11, 23)} (server)</Fact>}
          {opened.result && (
            <Fact name="Result">
              {happened(opened.result)} after {duration(opened.result.t - opened.t)}
            </Fact>
          )}
        </dl>
        <Value name="Value" value={valueOf(opened.trace)} />
        {opened.result && <Value name="Result" value={valueOf(opened.result.trace)} />}
      </section>
      <Chain causes={causes} opened={opened} open={open} />
    </div>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt> <dd>{children}</dd>
  </div>
);

interface ChainProps {
  causes: Causes;
  opened: Marble;
  open: (marble: Marble) => void;
}

const Chain = ({ causes: { steps, more, paint, networkMs, pageMs }, opened, open }: ChainProps) => {
  const first = steps[0]!.marble;
  const all = [...steps, ...(paint ? [{ marble: paint, depth: 1 }] : [])];
  return (
    <section className={styles.list} aria-labelledby="chain-title">
      <h2 id="chain-title">Cause</h2>
      <dl className={styles.facts}>
        {networkMs !== null && <Fact name="commit to frame">{duration(networkMs)}</Fact>}
        {pageMs !== null && (
          <Fact name={`${networkMs === null ? 'first cause' : 'frame'} to paint`}>{duration(pageMs)}</Fact>
        )}
        {networkMs !== null && pageMs !== null && <Fact name="commit to paint">{duration(networkMs + pageMs)}</Fact>}
      </dl>
      <ol>
        {all.map(({ marble, depth }) => (
          <li key={marble.trace.id} style={{ '--depth': Math.min(depth, 12) } as CSSProperties}>
            <button type="button" aria-current={marble === opened} onClick={() => open(marble)}>
              <Dot group={marble.lane.group} />
              <span>{marble.lane.name}</span>
              <span>{happened(marble)}</span>
              <small>{labelOf(marble)}</small>
              <b>{marble === first ? clock(marble.t) : `+${duration(marble.t - first.t)}`}</b>
            </button>
          </li>
        ))}
        {more > 0 && <li className={styles.hint}>{count(more)} more consequences</li>}
      </ol>
    </section>
  );
};
