// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'ຝາກເງິນ',
  withdrawal: 'ຖອນເງິນ',
  withdrawal_returned: 'ຄືນເງິນຖອນ',
  bet: 'ເດີມພັນ',
  win: 'ເງິນຊະນະ',
  jackpot: 'ແຈັກພັອດ',
  rollback: 'ຄືນເງິນເດີມພັນ',
  adjust: 'ປັບຍອດ',
  bonus: 'ໂບນັດ',
  transfer: 'ໂອນເງິນ',
  salary: 'ຄ່າຕອບແທນ',
  shortfall: 'ຊຳລະຍອດແກ້ໄຂ',
  correction: 'ແກ້ໄຂຍອດເງິນ',
  fee: 'ຄ່າທຳນຽມ',
};

export const roundStates = { open: 'ກຳລັງຫຼິ້ນ', closed: 'ສະຫຼຸບຜົນແລ້ວ', rolled_back: 'ຄືນເງິນເດີມພັນແລ້ວ' };

export const depositStates = {
  pending: 'ລໍຖ້າຊຳລະ',
  review: 'ກຳລັງກວດສອບ',
  paid: 'ຊຳລະແລ້ວ',
  refused: 'ຖືກປະຕິເສດ',
  expired: 'ໝົດອາຍຸ',
  cancelled: 'ຍົກເລີກແລ້ວ',
};

export const withdrawalStates = {
  checking: 'ກຳລັງກວດສອບ',
  approved: 'ອະນຸມັດແລ້ວ',
  paying: 'ກຳລັງຈ່າຍ',
  paid: 'ຈ່າຍແລ້ວ',
  confirmed: 'ໄດ້ຮັບແລ້ວ',
  refused: 'ຖືກປະຕິເສດ',
  failed: 'ບໍ່ສຳເລັດ ຄືນເງິນແລ້ວ',
  returned: 'ຖືກສົ່ງກັບ ຄືນເງິນແລ້ວ',
};
