/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'ກວດຄວາມປອດໄພ',
  registerTitle: 'ກວດຄວາມປອດໄພ',
  pictureAlt: 'ຮູບຄວາມປອດໄພມີ {{letters}} ຕົວ. ຖ້າອ່ານບໍ່ອອກ ໃຫ້ໃຊ້ປຸ່ມດ້ານລຸ່ມ.',
  pictureComing: 'ກຳລັງໂຫຼດຮູບ…',
  noPicture: 'ໂຫຼດຮູບບໍ່ໄດ້.',
  another: 'ຮູບໃໝ່',
  letters: 'ຕົວອັກສອນໃນຮູບ',
  missing: 'ກະລຸນາໃສ່ຕົວອັກສອນໃນຮູບ.',
  alternative: 'ຂ້ອຍອ່ານຮູບບໍ່ອອກ',
  working: 'ອຸປະກອນ​ຂອງທ່ານກຳລັງກວດແທນ. ແບບຟອມ​ຈະສົ່ງໃນອີກບໍ່ເທົ່າໃດວິນາທີ.',
  worked: 'ກວດແລ້ວ. ບໍ່ຕ້ອງໃສ່ຕົວອັກສອນ.',
};

export const failure = {
  captcha_needed: 'ລອງບໍ່ສຳເລັດຫຼາຍເທື່ອເກີນໄປ. ກະລຸນາໃສ່ຕົວອັກສອນໃນຮູບ.',
  captcha_wrong: 'ຕົວອັກສອນບໍ່ກົງກັນ. ກະລຸນາລອງຮູບໃໝ່.',
  captcha_check_needed: 'ຂາດການກວດຄວາມປອດໄພ. ກະລຸນາລອງໃໝ່.',
  captcha_check_failed: 'ກວດຄວາມປອດໄພບໍ່ຜ່ານ. ກະລຸນາລອງໃໝ່.',
  captcha_check_unavailable: 'ການກວດຄວາມປອດໄພບໍ່ຕອບ. ກະລຸນາລອງໃໝ່ໃນອີກໜຶ່ງນາທີ.',
};
