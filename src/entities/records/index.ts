export { betRecord, createRecord, depositRecord, replayFx, transactionRecord, withdrawalRecord } from './model.ts';
