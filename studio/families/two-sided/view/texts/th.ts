import { th as place } from '../../../shared/place-texts/th.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Thai. */
export const th: Record<MessageKey, string> = {
  ...place,
  begin: 'เดิมพัน',
  bout: 'คู่ชน',
  'on.red': 'แดง',
  'on.blue': 'น้ำเงิน',
  'on.draw': 'เสมอ',
  'on.off': 'ยกเลิก',
  'short.red': 'ด',
  'short.blue': 'น',
  'short.draw': 'ส',
  'short.off': '–',
  pays: '{pays} ต่อ 1',
  wins: '{side}ชนะ',
  'is.draw': 'เสมอ: คืนเงินเดิมพันแดงและน้ำเงิน',
  'is.off': 'ยกเลิก: คืนเงินเดิมพันทั้งหมด',
  returned: 'คืนเงินเดิมพันแล้ว',
  leads: '{side}นำ',
  even: 'สูสี',
  shares: '{rounds} คู่ล่าสุด: แดง {red} น้ำเงิน {blue} เสมอ {draw} ยกเลิก {off}',
  'rules.1': 'แดงและน้ำเงินเจอกัน {exchanges} ยก เดิมพันฝั่งที่ชนะหรือเสมอ',
  'rules.2': 'เสมอจ่าย {draw} ต่อ 1 และคืนเงินเดิมพันแดงและน้ำเงิน',
  'rules.3': 'ผลถูกสุ่มไว้ก่อนแสดงคู่ชน แต่ละยกเพียงแสดงผลและไม่เปลี่ยนผล',
  'rules.4': 'คู่ชนอาจถูกยกเลิกก่อนจบ หากยกเลิกจะคืนเงินเดิมพันทั้งหมด',
  chance: 'โอกาส',
  kind: 'จ่าย',
  'part.win': 'จากการชนะ',
  'part.push': 'จากเงินเดิมพันที่คืน',
};
