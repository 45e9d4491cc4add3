import type { RunnerKey } from './en.ts';

/** Names of runners in Thai. */
export const th: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'เจ้าชายน้ำตาล',
  'runner.music-box': 'กล่องดนตรี',
  'runner.silver-mane': 'แผงคอเงิน',
  'runner.ribbon-dance': 'ระบำริบบิ้น',
  'runner.gilded-hoof': 'เกือกทอง',
  'runner.night-fair': 'งานวัดราตรี',
  'runner.salt-lantern': 'โคมเกลือ',
  'runner.grey-mole': 'ท่าเรือเทา',
  'runner.foghorn': 'แตรหมอก',
  'runner.pilot-boy': 'หนูน้อยนำร่อง',
  'runner.tar-and-rope': 'เชือกน้ำมันดิน',
  'runner.gull-cry': 'เสียงนางนวล',
  'runner.low-tide': 'น้ำลง',
  'runner.last-ferry': 'เรือข้ามฟากเที่ยวสุดท้าย',
};
