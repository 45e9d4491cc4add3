import { useUnit } from 'effector-react';
import { Play, RotateCw, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { Fault } from '../faults/script.ts';
import { $site } from './site.ts';
import type { Faults } from './ports.ts';
import { duration } from './texts.ts';
import { Button, Failure } from './ui.tsx';
import styles from './page.module.css';

const inText = (fault: Fault): string => {
  if ('ms' in fault) return `${fault.what} ${duration(fault.ms)}`;
  return 'share' in fault ? `${fault.what} ${Math.round(fault.share * 100)} %` : fault.what;
};
const EXAMPLE = `One fault a line, with its time:
{"atMs": 2000, "what": "cut", "ms": 500}
{"atMs": 5000, "what": "drop", "share": 0.2}
{"atMs": 9000, "what": "clear"}`;

/** Breaks the connection of the site in the frame. */
export const FaultsPanel = () => {
  const site = useUnit($site);
  return site?.faults ? (
    <Break faults={site.faults} />
  ) : (
    <p className={styles.hint}>There is no live site in the frame, so there is no connection to break.</p>
  );
};

interface AmountProps {
  unit: string;
  max: number;
  value: number;
  set: (value: number) => void;
}
const Amount = ({ unit, max, value, set }: AmountProps) => (
  <label>
    <input
      type="number"
      min={1}
      max={max}
      value={value}
      onChange={({ target }) => set(Math.min(max, Math.max(1, target.valueAsNumber || 1)))}
    />
    {unit}
  </label>
);

const Break = ({ faults }: { faults: Faults }) => {
  const active = useSyncExternalStore(faults.changed, faults.active);
  const [percent, setPercent] = useState(20);
  const [ms, setMs] = useState(1_000);
  const [script, setScript] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const run = () => {
    try {
      faults.run(script);
      setFailure(null);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <div className={styles.halves}>
      <section aria-label="Faults" className={styles.column}>
        <div className={styles.line}>
          <Amount unit="% of the envelopes" max={100} value={percent} set={setPercent} />
          {(['drop', 'duplicate', 'reorder'] as const).map((what) => (
            <Button key={what} onClick={() => faults.inject({ what, share: percent / 100 })}>
              {what}
            </Button>
          ))}
        </div>
        <div className={styles.line}>
          <Amount unit="ms" max={60_000} value={ms} set={setMs} />
          {(['delay', 'cut', 'stand still'] as const).map((what) => (
            <Button key={what} onClick={() => faults.inject({ what, ms })}>
              {what}
            </Button>
          ))}
          <Button icon={RotateCw} onClick={() => faults.inject({ what: 'restart' })}>
            restart the server
          </Button>
        </div>
        <p className={styles.line} role="status">
          {active.length === 0 ? 'Nothing is broken now.' : `On now: ${active.map(inText).join(', ')}`}
          {active.length > 0 && (
            <Button icon={X} look="danger" onClick={() => faults.clear()}>
              End all
            </Button>
          )}
        </p>
      </section>
      <section className={styles.column} aria-label="Script">
        <textarea
          aria-label="Script of faults"
          value={script}
          spellCheck={false}
          placeholder={EXAMPLE}
          onChange={({ target }) => setScript(target.value)}
        />
        <Button icon={Play} disabled={script.trim() === ''} onClick={run}>
          Run the script
        </Button>
        <Failure>{failure}</Failure>
      </section>
    </div>
  );
};
