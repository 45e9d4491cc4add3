import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import type { Millis } from '../../../../contract/primitives.ts';
import type { TeamExportRequest } from '../../../../contract/team-records.ts';
import type { RecordDownload } from '../../../entities/records/index.ts';
import { ReportBar } from './report-bar.tsx';

interface Props {
  /** The report of rows, such as `teamBets`. */
  report: {
    record: { $pending: Store<boolean> };
    refreshed: EventCallable<void>;
    download: RecordDownload<TeamExportRequest>;
  };
  asOfMs: Millis;
  /** What is downloaded. */
  request: TeamExportRequest;
}

/** Until when rows of direct members count, and what can be done with them. */
export const TeamRecordBar = ({ report, asOfMs, request }: Props) => {
  const view = useUnit({
    pending: report.record.$pending,
    csvPending: report.download.$pending,
    csvFailure: report.download.$failure,
    onRefresh: report.refreshed,
    onCsv: report.download.requested,
  });
  return (
    <ReportBar
      asOfMs={asOfMs}
      pending={view.pending}
      onRefresh={() => view.onRefresh()}
      csv={{ pending: view.csvPending, failure: view.csvFailure, onAsk: () => view.onCsv(request) }}
    />
  );
};
