import { attach, createEvent, sample } from 'effector';
import { useUnit } from 'effector-react';
import { Copy, X } from 'lucide-react';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { $surroundings } from '../browser.ts';
import { clockLabel } from '../lanes/axis.ts';
import { causesOf, type Causes } from '../lanes/causes.ts';
import { valueOf, versionOf, type Marble } from '../lanes/lane.ts';
import { $book, $growth, $opened, marbleClosed, marbleShown } from '../lanes/model.ts';
import { count, duration, happened, labelOf } from '../lanes/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dot } from '../ui/dot.tsx';
import { Tree } from './tree.tsx';
import { asJson } from './value.ts';
import styles from './inspect.module.css';

const valueCopied = createEvent<unknown>();

const copyFx = attach({ source: $surroundings, effect: ({ copy }, value: unknown) => copy(asJson(value)) });
sample({ clock: valueCopied, target: copyFx });

/** An opened marble: its value, its version, what caused it and what it led to. */
export const Inspector = () => {
  const { book, growth, opened, close, show, copy } = useUnit({
    book: $book,
    growth: $growth,
    opened: $opened,
    close: marbleClosed,
    show: marbleShown,
    copy: valueCopied,
  });
  const causes = useMemo(() => (book && opened && growth ? causesOf(book, opened) : null), [book, opened, growth]);
  if (!opened || !causes) {
    return <p className={styles.hint}>Open a marble to see its value, its version and its cause.</p>;
  }
  const version = versionOf(opened.trace);
  return (
    <div className={styles.inspector}>
      <section className={styles.value} aria-labelledby="marble-title">
        <header>
          <h2 id="marble-title">
            <Dot group={opened.lane.group} />
            {opened.lane.name}
          </h2>
          <Button icon={Copy} aria-label="Copy the value as JSON" onClick={() => copy(valueOf(opened.trace))} />
          <Button icon={X} aria-label="Close the marble" onClick={close} />
        </header>
        <dl>
          <Fact name={opened.lane.group}>
            {happened(opened)} at {clockLabel(opened.t, 1)}
          </Fact>
          {opened.topic && (
            <Fact name="Topic">
              {opened.topic.feed} · {opened.topic.key}
            </Fact>
          )}
          {version && (
            <>
              <Fact name="Version">{version.seq}</Fact>
              <Fact name="Epoch">{version.epoch}</Fact>
              <Fact name="Committed">{new Date(version.at).toISOString().slice(11, 23)} (server)</Fact>
            </>
          )}
          {opened.result && (
            <Fact name="Result">
              {happened(opened.result)} after {duration(opened.result.t - opened.t)}
            </Fact>
          )}
        </dl>
        <Tree key={opened.trace.id} name="value" value={valueOf(opened.trace)} />
        {opened.result && <Tree key={opened.result.trace.id} name="result" value={valueOf(opened.result.trace)} />}
      </section>
      <Chain causes={causes} opened={opened} show={show} />
    </div>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface ChainProps {
  causes: Causes;
  opened: Marble;
  show: (marble: Marble) => void;
}

const Chain = ({ causes: { steps, more, paint, networkMs, pageMs }, opened, show }: ChainProps) => (
  <section className={styles.chain} aria-labelledby="chain-title">
    <h2 id="chain-title">Cause</h2>
    {(networkMs !== null || pageMs !== null) && (
      <p className={styles.times}>
        {networkMs !== null && (
          <span>
            commit to frame <b>{duration(networkMs)}</b>
          </span>
        )}
        {pageMs !== null && (
          <span>
            {networkMs === null ? 'first cause' : 'frame'} to paint <b>{duration(pageMs)}</b>
          </span>
        )}
        {networkMs !== null && pageMs !== null && (
          <span className={styles.total}>
            commit to paint <b>{duration(networkMs + pageMs)}</b>
          </span>
        )}
      </p>
    )}
    <ol>
      {steps.map(({ marble, depth, afterMs }) => (
        <li key={marble.trace.id} style={{ '--depth': Math.min(depth, 12) } as CSSProperties}>
          <button type="button" aria-current={marble === opened ? 'true' : undefined} onClick={() => show(marble)}>
            <Dot group={marble.lane.group} />
            <span className={styles.stepName}>{marble.lane.name}</span>
            <span className={styles.stepWhat}>{happened(marble)}</span>
            <span className={styles.stepValue}>{labelOf(marble)}</span>
            <span className={styles.stepTime}>{depth === 0 ? clockLabel(marble.t, 1) : `+${duration(afterMs)}`}</span>
          </button>
        </li>
      ))}
      {more > 0 && <li className={styles.hint}>{count(more)} more consequences</li>}
      {paint && pageMs !== null && (
        <li>
          <button type="button" onClick={() => show(paint)}>
            <Dot group="Paint" />
            <span className={styles.stepName}>paint</span>
            <span className={styles.stepWhat}>shown on the screen</span>
            <span className={styles.stepValue} />
            <span className={styles.stepTime}>+{duration(pageMs)}</span>
          </button>
        </li>
      )}
    </ol>
  </section>
);
