/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'ວິທີອື່ນໃນການເຂົ້າສູ່ລະບົບ',
  or: 'ຫຼື',
  google: 'ສືບຕໍ່ດ້ວຍ Google',
  facebook: 'ສືບຕໍ່ດ້ວຍ Facebook',
  phone: 'ສືບຕໍ່ດ້ວຍໂທລະສັບ',
  number: 'ເບີໂທ',
  numberHint: 'ໃສ່ລະຫັດປະເທດນຳ ເຊັ່ນ +1 415 555 0123',
  sendCode: 'ສົ່ງລະຫັດ',
  resendIn_other: 'ສົ່ງໃໝ່ໃນອີກ {{count}} ວິນາທີ',
  codeLabel: 'ລະຫັດຈາກຂໍ້ຄວາມ SMS',
  enter: 'ເຂົ້າສູ່ລະບົບດ້ວຍໂທລະສັບ',
  lockedFor_other: 'ລອງໃໝ່ໃນອີກ {{count}} ວິນາທີ.',
  code: {
    'invalid-phone-number': 'ກະລຸນາໃສ່ເບີມືຖືທີ່ຖືກຕ້ອງ',
    'missing-phone-number': 'ກະລຸນາໃສ່ເບີໂທຂອງທ່ານ.',
    'too-many-requests': 'ລອງຫຼາຍເທື່ອເກີນໄປ. ກະລຸນາລອງໃໝ່ຫຼັງ {{length}}.',
    unknown: 'ເຂົ້າສູ່ລະບົບບໍ່ສຳເລັດ. ກະລຸນາລອງໃໝ່.',
    'invalid-verification-code': 'ກະລຸນາໃສ່ລະຫັດຢືນຢັນ​ທີ່ຖືກຕ້ອງ',
    'missing-verification-code': 'ກະລຸນາໃສ່ລະຫັດຈາກຂໍ້ຄວາມ SMS.',
    'captcha-check-failed': 'ກວດຄວາມປອດໄພບໍ່ຜ່ານ. ກະລຸນາລອງໃໝ່.',
    'quota-exceeded': 'ມື້ນີ້ສົ່ງລະຫັດອີກບໍ່ໄດ້ແລ້ວ. ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການລູກຄ້າ.',
    'operation-not-allowed': 'ວິທີເຂົ້າສູ່ລະບົບນີ້ບໍ່ເປີດໃຫ້ໃຊ້. ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການລູກຄ້າ.',
    'code-expired': 'ລະຫັດນີ້ໝົດອາຍຸ. ກະລຸນາຂໍລະຫັດໃໝ່.',
    'popup-closed-by-user': 'ເຂົ້າສູ່ລະບົບບໍ່ສຳເລັດ: ໜ້າຕ່າງຖືກປິດ. ກະລຸນາລອງໃໝ່.',
    'popup-blocked': 'ປັອບອັບຖືກບລັອກ. ກະລຸນາອະນຸຍາດປັອບອັບ ແລ້ວລອງໃໝ່.',
    'network-request-failed': 'ເຄືອຂ່າຍຜິດປົກກະຕິ ກະລຸນາລອງໃໝ່',
  },
};

export const failure = {
  firebase_token_refused: 'ການເຂົ້າສູ່ລະບົບນີ້ບໍ່ຖືກຍອມຮັບ. ກະລຸນາເລີ່ມໃໝ່.',
  firebase_unavailable: 'ວິທີເຂົ້າສູ່ລະບົບນີ້ບໍ່ຕອບ. ກະລຸນາລອງໃໝ່ພາຍຫຼັງ ຫຼື ໃຊ້ວິທີອື່ນ.',
  firebase_unregistered: 'ຍັງບໍ່ມີບັນຊີ​ທີ່ຜູກກັບການເຂົ້າສູ່ລະບົບນີ້. ກະລຸນາລົງທະບຽນກ່ອນ.',
};
