export { createDownload, type RecordDownload } from './download.ts';
export { betRecord, createRecord, depositRecord, replayFx, transactionRecord, withdrawalRecord } from './model.ts';
