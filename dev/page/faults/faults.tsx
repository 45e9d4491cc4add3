import { useUnit } from 'effector-react';
import { Play, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { duration } from '../lanes/texts.ts';
import type { Fault } from '../ports.ts';
import { $mode } from '../site/model.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import * as model from './model.ts';
import styles from './faults.module.css';

type State<T> = [value: T, set: (value: T) => void];

const inText = (fault: Fault): string => {
  if ('ms' in fault) return `${fault.what} ${duration(fault.ms)}`;
  return 'share' in fault ? `${fault.what} ${Math.round(fault.share * 100)} %` : fault.what;
};

const within = (value: number, min: number, max: number) =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;

/** Breaks the connection of the site in the frame. */
export const FaultsPanel = () => {
  const { faults, mode } = useUnit({ faults: model.$faults, mode: $mode });
  // Kept here while the site in the frame is away.
  const percent = useState(20);
  const ms = useState(1_000);
  const script = useState('');
  if (!faults) {
    return (
      <p className={styles.hint}>
        {mode === 'replay' ? 'A replay has no connection to break.' : 'The site in the frame is not there yet.'}
      </p>
    );
  }
  return (
    <div className={styles.panel}>
      <section aria-label="Faults" className={styles.faults}>
        <SharedFaults state={percent} />
        <TimedFaults state={ms} />
        <Restart />
        <Active />
      </section>
      <Script state={script} />
    </div>
  );
};

/** Faults of a share of the envelopes. */
const SharedFaults = ({ state: [percent, setPercent] }: { state: State<number> }) => {
  const inject = useUnit(model.faultInjected);
  const share = percent / 100;
  return (
    <fieldset>
      <legend>Until it is ended</legend>
      <label className={styles.field}>
        <input
          type="number"
          min={1}
          max={100}
          value={percent}
          onChange={({ target }) => setPercent(within(target.valueAsNumber, 1, 100))}
        />
        % of the envelopes
      </label>
      <Button onClick={() => inject({ what: 'drop', share })}>Drop</Button>
      <Button onClick={() => inject({ what: 'duplicate', share })}>Duplicate</Button>
      <Button onClick={() => inject({ what: 'reorder', share })}>Reorder</Button>
    </fieldset>
  );
};

const TimedFaults = ({ state: [ms, setMs] }: { state: State<number> }) => {
  const inject = useUnit(model.faultInjected);
  return (
    <fieldset>
      <legend>Delay until it is ended; cut and stand still for this time</legend>
      <label className={styles.field}>
        <input
          type="number"
          min={1}
          max={60_000}
          step={100}
          value={ms}
          onChange={({ target }) => setMs(within(target.valueAsNumber, 1, 60_000))}
        />
        ms
      </label>
      <Button onClick={() => inject({ what: 'delay', ms })}>Delay</Button>
      <Button onClick={() => inject({ what: 'cut', ms })}>Cut</Button>
      <Button onClick={() => inject({ what: 'stand still', ms })}>Stand still</Button>
    </fieldset>
  );
};

const Restart = () => {
  const inject = useUnit(model.faultInjected);
  return (
    <fieldset>
      <legend>Once</legend>
      <Button icon={RotateCw} onClick={() => inject({ what: 'restart' })}>
        Restart the server
      </Button>
    </fieldset>
  );
};

const Active = () => {
  const { active, clear } = useUnit({ active: model.$active, clear: model.faultsCleared });
  return (
    <div className={styles.active} role="status">
      {active.length === 0 ? (
        <span className={styles.muted}>Nothing is broken now.</span>
      ) : (
        <>
          <span className={styles.muted}>On now:</span>
          {active.map((fault, at) => (
            <b key={at}>{inText(fault)}</b>
          ))}
          <Button icon={X} look="danger" onClick={clear}>
            End all
          </Button>
        </>
      )}
    </div>
  );
};

const Script = ({ state: [script, setScript] }: { state: State<string> }) => {
  const { failure, run } = useUnit({ failure: model.$faultFailure, run: model.scriptRun });
  return (
    <form
      className={styles.script}
      onSubmit={(event) => {
        event.preventDefault();
        run(script);
      }}
    >
      <label htmlFor="fault-script">Script</label>
      <textarea
        id="fault-script"
        value={script}
        spellCheck={false}
        placeholder={
          'One fault a line, with its time:\n{"atMs": 2000, "what": "cut", "ms": 500}\n{"atMs": 5000, "what": "drop", "share": 0.2}\n{"atMs": 9000, "what": "clear"}'
        }
        onChange={({ target }) => setScript(target.value)}
      />
      <Button type="submit" icon={Play} disabled={script.trim() === ''}>
        Run the script
      </Button>
      <Failure>{failure}</Failure>
    </form>
  );
};
