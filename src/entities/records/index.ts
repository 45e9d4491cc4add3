export { betRecord, createRecord, replayFx, transactionRecord } from './model.ts';
