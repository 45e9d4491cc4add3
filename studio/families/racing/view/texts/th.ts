import { th as place } from '../../../shared/place-texts/th.ts';
import { th as runners } from '../runners/th.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Thai. */
export const th: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'เดิมพัน',
  race: 'การแข่ง',
  win: 'วิน',
  place: 'เพลส',
  exacta: 'เอ็กแซกตา',
  first: 'ที่ 1',
  second: 'ที่ 2',
  strength: 'กำลัง',
  runner: 'ม้า',
  'on.win': '{runner} วิน',
  'on.place': '{runner} เพลส',
  'on.exacta': 'เอ็กแซกตา {first}-{second}',
  off: 'เริ่มแข่งแล้ว',
  finished: '{first} ชนะ ที่ 2 {second} ที่ 3 {third}',
  winner: 'ผู้ชนะ {runner}',
  shares: 'ผู้ชนะ {rounds} เที่ยวล่าสุด: {counts}',
  share: '{runner}: {count}',
  'rules.1': 'วิน: ม้าเข้าที่ 1 เพลส: ม้าเข้า {placed} อันดับแรก เอ็กแซกตา: ม้า 2 ตัวเข้าที่ 1 และที่ 2 ตามลำดับ',
  'rules.2': 'สุ่มผู้ชนะจากม้าทุกตัวตามสัดส่วนกำลัง แล้วสุ่มที่ 2 จากตัวที่เหลือด้วยวิธีเดียวกัน และต่อไปเรื่อยๆ',
  'rules.3': 'ราคาคิดจากกำลัง หักส่วนต่างของเว็บแล้วปัดลง รวมเงินเดิมพันแล้ว',
  'rules.4': 'ผลถูกสุ่มไว้ก่อนแสดงการแข่ง การแข่งเพียงแสดงผลและไม่เปลี่ยนผล',
  'part.win': 'จากการชนะ',
};
