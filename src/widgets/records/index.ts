export { DetailsButton } from './details-button.tsx';
export { ExportButton } from './export-button.tsx';
export { RecordFrame } from './record-frame.tsx';
export { Totals } from './totals.tsx';
export { When } from './when.tsx';
