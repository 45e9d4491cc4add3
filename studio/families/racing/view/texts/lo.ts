import { lo as place } from '../../../shared/place-texts/lo.ts';
import { lo as runners } from '../runners/lo.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Lao. */
export const lo: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'ແທງ',
  race: 'ຖ້ຽວແຂ່ງ',
  win: 'ຊະນະ',
  place: 'ຕິດອັນດັບ',
  exacta: 'ທາຍ 1-2',
  first: 'ທີ 1',
  second: 'ທີ 2',
  strength: 'ກຳລັງ',
  runner: 'ຕົວແຂ່ງ',
  'on.win': '{runner} ຊະນະ',
  'on.place': '{runner} ຕິດອັນດັບ',
  'on.exacta': 'ທາຍ 1-2 {first}-{second}',
  off: 'ເລີ່ມແຂ່ງແລ້ວ',
  finished: '{first} ຊະນະ, ທີສອງ {second}, ທີສາມ {third}',
  winner: 'ຜູ້ຊະນະ {runner}',
  shares: 'ຜູ້ຊະນະຂອງ {rounds} ຖ້ຽວຫຼ້າສຸດ: {counts}',
  share: '{runner}: {count}',
  'rules.1': 'ຊະນະ: ຕົວແຂ່ງເຂົ້າທີໜຶ່ງ. ຕິດອັນດັບ: ເຂົ້າໃນ {placed} ອັນດັບທຳອິດ. ທາຍ 1-2: ສອງຕົວແຂ່ງເຂົ້າທີໜຶ່ງ ແລະ ທີສອງ ຕາມລຳດັບນີ້.',
  'rules.2': 'ຜູ້ຊະນະສຸ່ມຈາກທຸກຕົວແຂ່ງ ຕາມສ່ວນກຳລັງຂອງແຕ່ລະຕົວ. ທີສອງສຸ່ມແບບດຽວກັນ​ຈາກຕົວທີ່ເຫຼືອ ແລະ ຕໍ່ໆໄປ.',
  'rules.3': 'ລາຄາຄິດຈາກກຳລັງ ຫັກສ່ວນຂອງຄາສິໂນ ປັດລົງ. ລາຄາລວມເດີມພັນແລ້ວ.',
  'rules.4': 'ຜົນອອກກ່ອນສະແດງການແຂ່ງ. ການແຂ່ງພຽງແຕ່ສະແດງຜົນ ແລະ ບໍ່ປ່ຽນຜົນ.',
  'part.win': 'ຈາກການຊະນະ',
};
