import { useUnit } from 'effector-react';
import { useState, type DragEvent } from 'react';
import { ComparePanel } from './compare/compare.tsx';
import { FaultsPanel } from './faults/faults.tsx';
import { Inspector } from './inspect/inspector.tsx';
import { Lanes } from './lanes/lanes.tsx';
import { Toolbar } from './lanes/toolbar.tsx';
import { $panel, $view, PANELS, panelChosen, VIEWS, viewChosen, type Panel } from './page-model.ts';
import { HeldBar, RecordBar } from './record/record.tsx';
import { fileDropped } from './replay/model.ts';
import { ReplayBar } from './replay/replay.tsx';
import { SitePane } from './site/site.tsx';
import { MarbleTable } from './table/table.tsx';
import { Button } from './ui/button.tsx';
import { Split } from './ui/split.tsx';
import { Tabs } from './ui/tabs.tsx';
import { WriteTestPanel } from './write-test/write-test.tsx';
import styles from './page.module.css';

const CONTENT: Record<Panel, () => React.ReactNode> = {
  marble: () => <Inspector />,
  table: () => <MarbleTable />,
  test: () => <WriteTestPanel />,
  compare: () => <ComparePanel />,
  break: () => <FaultsPanel />,
};

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** `/dev/live`: the site on one side, its lanes on the other. */
export const Page = () => {
  const { panel, view, choosePanel, chooseView, drop } = useUnit({
    panel: $panel,
    view: $view,
    choosePanel: panelChosen,
    chooseView: viewChosen,
    drop: fileDropped,
  });
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.page}
      data-view={view}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) drop(file);
      }}
    >
      <header className={styles.header} aria-label="Tool">
        <h1>Live</h1>
        <span className={styles.views} role="group" aria-label="View">
          {VIEWS.map(({ id, title }) => (
            <Button
              key={id}
              look={view === id ? 'on' : 'plain'}
              aria-pressed={view === id}
              onClick={() => chooseView(id)}
            >
              {title}
            </Button>
          ))}
        </span>
        <RecordBar />
      </header>
      <HeldBar />
      <ReplayBar />
      <main className={styles.main} aria-label="Live session">
        <Split
          label="Width of the site"
          direction="columns"
          sized="start"
          first={410}
          min={200}
          minOther={420}
          start={<SitePane />}
          end={
            <Split
              label="Height of the panel"
              direction="rows"
              sized="end"
              first={290}
              min={80}
              minOther={180}
              start={
                <section className={styles.lanes} aria-label="Lanes">
                  <Toolbar />
                  <Lanes />
                </section>
              }
              end={
                <Tabs label="Tools" tabs={PANELS} current={panel} choose={choosePanel}>
                  {CONTENT[panel]()}
                </Tabs>
              }
            />
          }
        />
      </main>
      {isOver && <div className={styles.drop}>Drop a recording to replay it</div>}
    </div>
  );
};
