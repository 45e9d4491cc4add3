import { useUnit } from 'effector-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { ComparePanel } from './compare-panel.tsx';
import { FaultsPanel } from './faults-panel.tsx';
import { Inspector } from './inspector.tsx';
import { Lanes } from './lanes.tsx';
import { $panel, panelChosen, PANELS, type Panel } from './model.ts';
import { HeldBar, RecordBar } from './record-bar.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { fileOpened } from './replay.ts';
import { SitePane } from './site-pane.tsx';
import { MarbleTable } from './table.tsx';
import { Choice } from './ui.tsx';
import { WriteTestPanel } from './write-test-panel.tsx';
import styles from './page.module.css';

const CONTENT: Record<Panel, ReactNode> = {
  Marble: <Inspector />,
  Table: <MarbleTable />,
  'Write a test': <WriteTestPanel />,
  Compare: <ComparePanel />,
  'Break it': <FaultsPanel />,
};
/** In a narrow window either the site or its lanes are in view. */
const VIEWS = ['Site', 'Lanes'] as const;

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** `/dev/live`: the site on one side, its lanes on the other. A recording that is dropped on it is replayed. */
export const Page = () => {
  const { panel, choosePanel, open } = useUnit({ panel: $panel, choosePanel: panelChosen, open: fileOpened });
  const [view, setView] = useState<(typeof VIEWS)[number]>('Lanes');
  return (
    <div
      className={styles.page}
      data-view={view}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        open(event.dataTransfer.files[0]!);
      }}
    >
      <header className={styles.line} aria-label="Tool">
        <h1>Live</h1>
        <span className={styles.narrow}>
          <Choice label="View" of={VIEWS} current={view} choose={setView} />
        </span>
        <RecordBar />
      </header>
      <HeldBar />
      <ReplayBar />
      <main className={styles.main} aria-label="Live session">
        <SitePane />
        <div className={styles.tools}>
          <Lanes />
          <div className={styles.line}>
            <Choice label="Tools" of={PANELS} current={panel} choose={choosePanel} />
          </div>
          <section className={styles.panel} aria-label={panel}>
            {CONTENT[panel]}
          </section>
        </div>
      </main>
    </div>
  );
};
