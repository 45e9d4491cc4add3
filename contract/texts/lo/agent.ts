// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'ສະຫຼຸບຜົນແລ້ວ', taken_back: 'ບິນເປັນໂມຄະ', payout_changed: 'ຍອດຈ່າຍປ່ຽນ' };

export const billStates = {
  issued: 'ຈ່າຍແລ້ວ',
  unapproved: 'ລໍຖ້າອະນຸມັດ',
  part_received: 'ໄດ້ຮັບບາງສ່ວນ',
  insufficient: 'ຍອດເງິນບໍ່ພໍ',
  not_reached: 'ບໍ່ຮອດຂັ້ນ',
  refused: 'ຖືກປະຕິເສດ',
  expired: 'ໝົດອາຍຸ',
};
