import { lo as solo } from '../../../casino-holdem-solo/view/texts/lo.ts';
import { lo as place } from '../../../shared/place-texts/lo.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Lao. */
export const lo: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'ແອນຕີ',
  'on.aces': 'ເດີມພັນຂ້າງເອສ',
  'pays.ante.short': 'ສູງສຸດ 100 ຕໍ່ 1',
  'pays.aces.short': '7–100 ຕໍ່ 1',
  you: 'ຜູ້ຫຼິ້ນທຸກຄົນ',
  callName: 'ຄອລ',
  callPays: 'ສອງເທົ່າຂອງແອນຕີ',
  dealt: 'ມື: {own}. ຄອລດ້ວຍສອງເທົ່າຂອງແອນຕີ ຫຼື ໝອບ.',
  won: 'ຜູ້ຫຼິ້ນຊະນະ: {own} ສູ້ {theirs}.',
  lost: 'ດີລເລີຊະນະ: {theirs} ສູ້ {own}.',
  level: 'ສະເໝີ: {own} ທັງສອງຝ່າຍ.',
  'end.won': 'ຜູ້ຫຼິ້ນຊະນະ',
  'end.lost': 'ດີລເລີຊະນະ',
  'end.level': 'ສະເໝີ',
  'end.out': 'ດີລເລີບໍ່ຜ່ານເກນ',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'N',
  shares: 'ໃນ {rounds} ມືຫຼ້າສຸດ: ຜູ້ຫຼິ້ນຊະນະ {won}, ດີລເລີ {lost}, ສະເໝີ {level}, ດີລເລີບໍ່ຜ່ານເກນ {out}',
  'choose.open': 'ຄອລ ຫຼື ໝອບ: {seconds} ວິ',
  'choose.others': 'ຜູ້ຫຼິ້ນກຳລັງເລືອກ: {seconds} ວິ',
  'choose.call': 'ທ່ານຄອລ. ແຈກໄພ້ໃນອີກ {seconds} ວິ.',
  'choose.fold': 'ທ່ານໝອບ. ແຈກໄພ້ໃນອີກ {seconds} ວິ.',
  'choose.over': 'ໝົດເວລາເລືອກແລ້ວ.',
  called: 'ທ່ານຄອລ.',
  'rules.table': 'ຜູ້ຫຼິ້ນທຸກຄົນ​ມີມືດຽວກັນສູ້ກັບດີລເລີ ແລະ ແຕ່ລະຄົນເລືອກເອງ. ຜູ້ທີ່ບໍ່ເລືອກທັນເວລາແມ່ນໝອບ. ແຕ່ລະຄົນແທງໄດ້ເທື່ອດຽວ​ໃນໜຶ່ງມື.',
};
