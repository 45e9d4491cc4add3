import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Lao. */
export const lo: Record<VerifyKey, string> = {
  'verify.title': 'ກວດສອບຮອບ',
  'verify.intro': 'ຄິດໄລ່ໃນບຣາວເຊີ​ຂອງທ່ານຈາກຊີດເທົ່ານັ້ນ. ໃຊ້ແບບອອບລາຍໄດ້ ແລະ ບໍ່ມີການສົ່ງຫຍັງ.',
  'verify.serverSeed': 'ຊີດເຊີບເວີ (ເປີດເຜີຍແລ້ວ)',
  'verify.commitment': 'ແຮຊຂອງມັນ ຕາມທີ່ສະແດງກ່ອນຮອບ',
  'verify.clientSeed': 'ຊີດຂອງຜູ້ຫຼິ້ນ',
  'verify.nonce': 'ເລກຮອບ (nonce)',
  'verify.game': 'ເກມ',
  'verify.choose': 'ເລືອກເກມ',
  'verify.moves': 'ການເລືອກ',
  'verify.waiting': 'ຫຼັງການເລືອກເຫຼົ່ານີ້ ຮອບລໍຖ້າການເລືອກຕໍ່ໄປ.',
  'verify.impossible': 'ຮອບແບບນີ້ຫຼິ້ນບໍ່ໄດ້: ກະຕິກາບໍ່ອະນຸຍາດການແທງ ຫຼື ການເລືອກໃດໜຶ່ງ.',
  'verify.stake': 'ການແທງ',
  'verify.run': 'ກວດສອບ',
  'verify.hashOk': 'ແຮຊກົງກັນ: ນີ້ແມ່ນຊີດທີ່ສະແດງກ່ອນຮອບ.',
  'verify.hashWrong': 'ແຮຊບໍ່ກົງກັບຊີດເຊີບເວີນີ້.',
  'verify.hashOwn': 'ແຮຊຂອງຊີດເຊີບເວີນີ້: {hash}',
  'verify.total': 'ຮອບຈ່າຍ {amount} ຫົວໜ່ວຍຍ່ອຍ ສຳລັບເດີມພັນ {stake}.',
  'verify.jackpot': 'ຮອບນີ້ຖືກແກຣນແຈັກພັອດ.',
  'verify.noJackpot': 'ຮອບນີ້ບໍ່ຖືກແຈັກພັອດ.',
  'verify.bad':
    'ໃສ່ເກມ ຊີດເຊີບເວີ ຊີດຂອງຜູ້ຫຼິ້ນທີ່ເປັນຕົວອັກສອນ ຕົວເລກ - ຫຼື _ 1–64 ຕົວ ເລກຮອບ (nonce) ເປັນຈຳນວນເຕັມ ແລະ ການແທງ ແລະ ການເລືອກຂອງຮອບ.',
  'verify.insecure': 'ບຣາວເຊີ​ຂອງທ່ານກວດສອບຮອບຢູ່ນີ້ບໍ່ໄດ້. ເປີດໜ້າຜ່ານ HTTPS ຫຼື ເປັນໄຟລ໌ທີ່ບັນທຶກໄວ້.',
  'verify.page': 'ເປີດຕົວກວດສອບແຍກ (ບັນທຶກ ແລະ ໃຊ້ແບບອອບລາຍໄດ້)',
};
